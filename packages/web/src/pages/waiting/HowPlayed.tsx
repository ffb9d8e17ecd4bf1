// The settings of the table in plain words, for players before they are ready.
import { say as message } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { tempoOf } from '../../online/span.ts'

export function HowPlayed({ info, table }: { readonly info: GameInfo; readonly table: TableSeen }) {
  const { say, list } = useWords()
  const chosen = info.setup.flatMap((option) =>
    option.kind === 'switch' && !option.initial && isOn(table.options, option.id) ? [say(option.label)] : [],
  )
  const rows = [
    [
      'online.new.time',
      say(table.turnSeconds === null ? 'online.how.no-clock' : 'online.how.clock', {
        time: tempoOf(table.turnSeconds),
      }),
    ],
    ...(table.turnSeconds === null ? [] : [['online.new.late', say(`online.how.late.${table.whenLate}`)] as const]),
    ...(table.randomSeats ? [['ui.new.random', say('ui.new.random.help')] as const] : []),
    ['online.how.undo', say('online.how.undo.text')],
    ['online.how.hints', say(`online.how.hints.${table.hints ? 'on' : 'off'}`)],
    ['online.new.watching', say(`online.how.watching.${table.watching}`)],
    ...(chosen.length === 0 ? [] : [['online.how.options', list(chosen)] as const]),
    [
      'online.how.shuffle',
      table.seedSeal === null
        ? say('online.how.shuffle.text')
        : say(message('online.how.shuffle.sealed', { seal: table.seedSeal.slice(0, 12) })),
    ],
  ] as const
  return (
    <section className="panel how-played" data-testid="how-played" aria-labelledby="how-played">
      <h2 id="how-played">{say('online.how')}</h2>
      <dl className="facts-list">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Whether an option is on, anywhere in the game's options. */
function isOn(options: unknown, id: string): boolean {
  if (typeof options !== 'object' || options === null) return false
  return Object.entries(options).some(([key, value]) => (key === id ? value === true : isOn(value, id)))
}
