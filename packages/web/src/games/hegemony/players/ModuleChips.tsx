// What the modules lay before a player: kept events, bonds, agendas that lie open. Nothing where there is nothing.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView, Role } from '../words/model.ts'
import { eventName } from '../words/names.ts'

export function ModuleChips({ role, view }: { readonly role: Role; readonly view: HegemonyView }) {
  const { say } = useWords()
  const kept = view.kept.filter(({ by }) => by === role)
  const bond = role === 'state' ? undefined : view.crisis?.bonds[role]
  const owed = role === 'state' ? (view.crisis?.owed ?? 0) : 0
  const open = view.hidden?.automas[role]
  // The own one has its own place.
  const revealed = view.viewer === role ? undefined : view.hidden?.revealed[role]
  if (kept.length === 0 && bond === undefined && owed === 0 && open === undefined && revealed === undefined) return null
  return (
    <div className="hg-chips">
      {kept.map(({ event }) => (
        <span key={event} className="hg-module" data-tip={`kept:${event}`} data-anchor={`kept:${role}`}>
          <Icon name="event" size={12} label={say('board.module.kept')} />
          <span className="cut">{say(eventName(event))}</span>
        </span>
      ))}
      {bond !== undefined && (
        <span className="hg-module" data-tip="term:bond" data-anchor={`bond:${role}`}>
          <Icon name="loan" size={12} label={say('term.bond')} />
          {say('board.module.bond.due', { due: bond.due })}
        </span>
      )}
      {owed > 0 && (
        <span className="hg-module warn" data-tip="term:bond" data-anchor="bond:state">
          <Icon name="loan" size={12} label={say('term.bond')} />
          {say('board.module.bond.owed', { due: owed })}
        </span>
      )}
      {open !== undefined && (
        <span className="hg-module" data-tip={`agendas:${role}`} data-anchor={`agenda:${role}`}>
          <Icon name="agenda" size={12} label={say('board.module.hidden-agenda')} />
          {say('board.module.hidden-agenda.open-ones', {
            done: open.filter(({ fulfilled }) => fulfilled).length,
            of: open.length,
          })}
        </span>
      )}
      {revealed !== undefined && (
        <span className={`hg-module ${revealed.outcome}`} data-tip={`agenda:${revealed.agenda}`}>
          <Icon name="agenda" size={12} label={say('board.module.hidden-agenda')} />
          <span className="cut">{say(`hidden-agenda.${revealed.agenda}`)}</span>
          {say(`board.module.hidden-agenda.${revealed.outcome}`)}
        </span>
      )}
    </div>
  )
}
