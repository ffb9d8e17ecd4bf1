// Fields for access, pace and chat of a table, for new tables and for changes.
import { BOT_DELAYS, CHATS, TEMPOS, WATCHING, WHEN_LATE } from '@hustings/protocol'
import { useId } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { tempoOf } from '../span.ts'
import { type Manners, USUAL } from './wish.ts'

interface MannersFieldsProps {
  readonly manners: Manners
  readonly onChange: (part: Partial<Manners>) => void
}

/** Friends with the link, or any player through the list of open tables. */
export function ListedField({ manners, onChange }: MannersFieldsProps) {
  const { say } = useWords()
  return (
    <div className="form-row wide">
      <span aria-hidden="true">{say('online.new.who')}</span>
      <Segmented
        label={say('online.new.who')}
        value={manners.listed ? 'all' : 'link'}
        values={[
          {
            value: 'link',
            label: (
              <>
                <Icon name="link" /> {say('online.new.who.link')}
              </>
            ),
          },
          {
            value: 'all',
            label: (
              <>
                <Icon name="door" /> {say('online.new.who.all')}
              </>
            ),
          },
        ]}
        onChange={(who) => onChange({ listed: who === 'all' })}
      />
    </div>
  )
}

/** Live, or turn-based with time per turn. */
export function TempoFields({ manners, onChange }: MannersFieldsProps) {
  const { say } = useWords()
  const id = useId()
  const overDays = manners.turnSeconds !== null
  return (
    <>
      <div className="form-row">
        <span aria-hidden="true">{say('online.new.tempo')}</span>
        <Segmented
          label={say('online.new.tempo')}
          value={overDays ? 'days' : 'tonight'}
          values={[
            { value: 'tonight', label: say('online.new.tempo.tonight') },
            { value: 'days', label: say('online.new.tempo.days') },
          ]}
          onChange={(tempo) => onChange({ turnSeconds: tempo === 'days' ? USUAL.turnSeconds : null })}
        />
      </div>
      <div className="form-row">
        <label htmlFor={id}>{say('online.new.time')}</label>
        <select
          id={id}
          className="field"
          disabled={!overDays}
          value={manners.turnSeconds ?? ''}
          onChange={(event) =>
            onChange({ turnSeconds: TEMPOS.find((tempo) => String(tempo) === event.target.value) ?? null })
          }
        >
          {!overDays && <option value="">{say('online.tempo.none')}</option>}
          {TEMPOS.map((tempo) => (
            <option key={tempo} value={tempo}>
              {say(tempoOf(tempo))}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

/** Options that most tables leave unchanged. */
export function MoreManners({ manners, onChange }: MannersFieldsProps) {
  const { say } = useWords()
  return (
    <>
      <div className="form-row">
        <span aria-hidden="true">{say('online.new.watching')}</span>
        <Segmented
          label={say('online.new.watching')}
          value={manners.watching}
          values={WATCHING.map((value) => ({ value, label: say(`online.watching.${value}`) }))}
          onChange={(watching) => onChange({ watching })}
        />
      </div>
      <div className="form-row">
        <span aria-hidden="true">{say('online.new.late')}</span>
        <Segmented
          label={say('online.new.late')}
          value={manners.whenLate}
          values={WHEN_LATE.map((value) => ({ value, label: say(`online.late.${value}`) }))}
          onChange={(whenLate) => onChange({ whenLate })}
        />
      </div>
      <div className="form-row">
        <span aria-hidden="true">{say('online.new.chat')}</span>
        <Segmented
          label={say('online.new.chat')}
          value={manners.chat}
          values={CHATS.map((value) => ({ value, label: say(`online.chat.${value}`) }))}
          onChange={(chat) => onChange({ chat })}
        />
      </div>
      <div className="form-row">
        <span aria-hidden="true">{say('online.new.bots')}</span>
        <Segmented
          label={say('online.new.bots')}
          value={String(manners.botDelayMs)}
          values={BOT_DELAYS.map((delay) => ({
            value: String(delay),
            label: say('online.new.bots.after', { seconds: delay / 1000 }),
          }))}
          onChange={(value) => onChange({ botDelayMs: BOT_DELAYS.find((delay) => String(delay) === value) ?? 2000 })}
        />
      </div>
      <Toggle
        label={say('online.new.hints')}
        help={say('online.new.hints.help')}
        checked={manners.hints}
        onChange={(hints) => onChange({ hints })}
      />
      <Toggle
        label={say('online.new.after')}
        help={say('online.new.after.help')}
        checked={manners.afterEnd}
        onChange={(afterEnd) => onChange({ afterEnd })}
      />
    </>
  )
}
