// The chat of a table: free text, and phrases that every player reads in their language. Messages can be reported.
import { type ChatLine, type Me, PHRASES, phraseKey, REPORT_REASONS, type TableSeen } from '@hustings/protocol'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { Shape } from '../ui/Shape.tsx'
import { toasts } from '../ui/toasts.ts'
import { useSeatsAt } from './match/seats.ts'
import { people, talk } from './wire/api.ts'
import { useAsked } from './wire/use-asked.ts'
import { useDoing } from './wire/use-doing.ts'
import { newUuid } from './wire/uuid.ts'

interface ChatProps {
  readonly info: GameInfo
  readonly table: TableSeen
  readonly me: Me | null
}

const EVERY = 8000
/** The usual phrases before a match. */
const FIRST = ['hello', 'one-moment', 'good-luck'] as const

export function Chat({ info, table, me, heard }: ChatProps & { readonly heard: readonly ChatLine[] | null }) {
  const { say } = useWords()
  const load = useCallback(() => talk.lines(table.id, table.code ?? undefined), [table.id, table.code])
  const { value, again } = useAsked(load, EVERY)
  const lines = heard ?? value?.items ?? []
  const end = useRef<HTMLOListElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [count])
  const seated = me !== null && table.seats.some(({ holder }) => holder?.id === me.id)
  const mayWrite = me !== null && table.chat !== 'off' && (seated || table.host?.id === me.id)
  return (
    <section className="panel chat" aria-labelledby="chat">
      <h2 id="chat">
        {say('online.chat')} <small>{say('online.chat.people')}</small>
      </h2>
      <ol className="chat-lines" ref={end} aria-live="polite">
        {lines.length === 0 && <li className="muted">{say('online.chat.empty')}</li>}
        {lines.map((line) => (
          <Line key={line.id} line={line} info={info} table={table} me={me} onHeard={() => void again()} />
        ))}
      </ol>
      {mayWrite && <Write table={table} me={me} onWritten={() => void again()} />}
    </section>
  )
}

interface LineProps extends ChatProps {
  readonly line: ChatLine
  readonly onHeard: () => void
}

export function Line({ line, info, table, me, onHeard }: LineProps) {
  const { say } = useWords()
  const { go } = useDoing()
  const seats = useSeatsAt(info, table)
  const { by, seat, at, phrase, text, hidden } = line
  const mine = me !== null && by?.id === me.id
  const said = phrase === null ? text : say(phraseKey(PHRASES.find((one) => one === phrase) ?? 'hello'))
  const report = (why: (typeof REPORT_REASONS)[number]) =>
    go(async () => {
      await talk.report(line.id, why)
      toasts.show(say('online.reported'))
      onHeard()
    })
  const block = () =>
    go(async () => {
      if (by !== null) await people.block(by.id)
      toasts.show(say('online.blocked', { name: by?.name ?? '' }))
      onHeard()
    })
  return (
    <li className="chat-line" data-testid="chat-line">
      {seat === null ? <i className="presence away" aria-hidden="true" /> : <Shape look={seats.look(seat)} size={13} />}
      <span className="chat-by">
        <b>{mine ? say('online.you') : (by?.name ?? '—')}</b> <Hour at={at} />
      </span>
      <p>{hidden ? <i className="muted">{say('online.chat.hidden')}</i> : said}</p>
      {!mine && by !== null && me !== null && (
        <Menu
          label={say('online.chat.about', { name: by.name })}
          icon="more"
          entries={[
            ...REPORT_REASONS.map((why) => ({
              id: why,
              label: say(`online.report.${why}`),
              icon: 'warning' as const,
              onSelect: () => void report(why),
            })),
            {
              id: 'block',
              label: say('online.block', { name: by.name }),
              icon: 'blocked' as const,
              onSelect: () => void block(),
              stop: true,
              apart: true,
            },
          ]}
        />
      )}
    </li>
  )
}

function Hour({ at }: { readonly at: string }) {
  const { language, date } = useWords()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(Date.parse(at))
  return (
    <time dateTime={at} title={date(Date.parse(at))}>
      {time}
    </time>
  )
}

interface WriteProps {
  readonly table: TableSeen
  readonly me: Me
  readonly onWritten: () => void
}

export function Write({ table, me, onWritten }: WriteProps) {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [text, setText] = useState('')
  const [all, setAll] = useState(false)
  /** At open tables, guests may send phrases only. */
  const phrasesOnly = table.chat === 'phrases' || (table.listed && me.kind === 'guest')
  const write = (line: { readonly phrase: (typeof PHRASES)[number] } | { readonly text: string }) =>
    go(async () => {
      await talk.write(table.id, { id: newUuid(), ...line })
      onWritten()
    })
  return (
    <>
      <p className="phrases">
        {(all || phrasesOnly ? PHRASES : FIRST).map((phrase) => (
          <button key={phrase} type="button" disabled={busy} onClick={() => void write({ phrase })}>
            {say(phraseKey(phrase))}
          </button>
        ))}
        {!phrasesOnly && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say('ui.fold') : '…'}
            {!all && <span className="visually-hidden">{say('online.chat.more-phrases')}</span>}
          </button>
        )}
      </p>
      {!phrasesOnly && (
        <form
          className="chat-write"
          onSubmit={(event) => {
            event.preventDefault()
            const said = text.trim()
            if (said === '') return
            setText('')
            void write({ text: said }).then((done) => {
              if (!done) setText(said)
            })
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {say('online.chat.write')}
          </label>
          <input
            id={id}
            className="field"
            maxLength={500}
            autoComplete="off"
            placeholder={say('online.chat.write')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn" aria-label={say('online.chat.send')}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </>
  )
}
