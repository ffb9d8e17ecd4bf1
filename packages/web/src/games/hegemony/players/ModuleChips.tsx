// Cards of the modules on a player's panel: kept events, bonds, open agendas. Renders nothing without any.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView, Role } from '../words/model.ts'
import { eventName } from '../words/names.ts'
import { KeptSigns } from './KeptSigns.tsx'

/** Maximum number of cards in a line of a panel. */
const PLACES = 3

interface ModuleChipsProps {
  readonly role: Role
  readonly view: HegemonyView
  /** With enough space: kept events with their effects. */
  readonly inFull: boolean
}

export function ModuleChips({ role, view, inFull }: ModuleChipsProps) {
  const { say } = useWords()
  const kept = view.kept.filter(({ by }) => by === role)
  const bond = role === 'state' ? undefined : view.crisis?.bonds[role]
  const owed = role === 'state' ? (view.crisis?.owed ?? 0) : 0
  const open = view.hidden?.automas[role]
  // The viewer's Hidden Agenda is shown separately.
  const revealed = view.viewer === role ? undefined : view.hidden?.revealed[role]
  if (kept.length === 0 && bond === undefined && owed === 0 && open === undefined && revealed === undefined) return null
  return (
    <div className="hg-chips">
      {inFull &&
        kept.map(({ event }) => (
          <p key={event} className="hg-kept" data-tip={`kept:${event}`}>
            <Icon name="kept" size={13} label={say('board.module.kept')} />
            <span>
              <b>{say(eventName(event))}</b> {say(`event.${event}.benefit`)}
            </span>
          </p>
        ))}
      {!inFull && kept.length > 0 && (
        <span className="hg-module" data-tip={`kept-by:${role}`} data-anchor={`kept:${role}`}>
          <KeptSigns
            events={kept.map(({ event }) => event)}
            places={PLACES - (bond === undefined ? 0 : 1) - (open === undefined && revealed === undefined ? 0 : 1)}
          />
        </span>
      )}
      {bond !== undefined && (
        <span className="hg-module" data-tip="term:bond" data-anchor={`bond:${role}`}>
          <Icon name="bond" size={13} label={say('board.module.bond.due', { due: bond.due })} />
          <b>+{bond.due}</b>
        </span>
      )}
      {owed > 0 && (
        <span className="hg-module warn" data-tip="term:bond" data-anchor="bond:state">
          <Icon name="bond" size={13} label={say('board.module.bond.owed', { due: owed })} />
          <b>−{owed}</b>
        </span>
      )}
      {open !== undefined && (
        <span className="hg-module" data-tip={`agendas:${role}`} data-anchor={`agenda:${role}`}>
          <Icon name="hidden" size={13} label={say('board.module.hidden-agenda')} />
          <b>
            {open.filter(({ fulfilled }) => fulfilled).length}/{open.length}
          </b>
        </span>
      )}
      {revealed !== undefined && (
        <span className={`hg-module ${revealed.outcome}`} data-tip={`agenda:${revealed.agenda}`}>
          <Icon name="hidden" size={13} label={say(`hidden-agenda.${revealed.agenda}`)} />
          <Icon
            name={revealed.outcome === 'fulfilled' ? 'check' : 'close'}
            size={12}
            label={say(`board.module.hidden-agenda.${revealed.outcome}`)}
          />
        </span>
      )}
    </div>
  )
}
