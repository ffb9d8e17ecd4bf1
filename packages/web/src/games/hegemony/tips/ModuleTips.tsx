// Cards of the modules in full: a crisis, a historical event, a kept event, a Hidden Agenda, an Automa's open agendas.
import { hiddenAgenda } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Progress } from '../players/OwnAgenda.tsx'
import { automaOf } from '../words/automas.ts'
import type { HegemonyView, Role } from '../words/model.ts'
import { eventName, roleName } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

export function CrisisTip({ id }: { readonly id: string }) {
  const { say } = useWords()
  return (
    <>
      <h4>{say(`crisis.${id}`)}</h4>
      <p>{say(`crisis.${id}.text`)}</p>
      <p className="note">{say('term.crisis.text')}</p>
    </>
  )
}

export function HistoryTip({ id, view }: { readonly id: string; readonly view: HegemonyView }) {
  const { say, list } = useWords()
  const open = view.history?.open.find(({ card }) => card === id)
  return (
    <>
      <h4>{say(`history.${id}`)}</h4>
      <p>{say(`history.${id}.text`)}</p>
      {open?.requirement != null && <p>{say(open.requirement)}</p>}
      {open !== undefined && open.by.length > 0 && (
        <p className="note">
          {say('board.module.history.by', { roles: list(open.by.map((role) => say(roleName(role)))) })}
        </p>
      )}
      <p className="note">{say('history.reconstructed')}</p>
    </>
  )
}

export function KeptTip({ id }: { readonly id: string }) {
  const { say } = useWords()
  return (
    <>
      <h4>{say(eventName(id))}</h4>
      <p>{say(`event.${id}.benefit`)}</p>
      <p className="note">{say('term.kept-event.text')}</p>
    </>
  )
}

/** All kept events of a class, each with its effect and phase. */
export function KeptByTip({ by, view }: { readonly by: Role; readonly view: HegemonyView }) {
  const { say } = useWords()
  return (
    <>
      <h4>{say('board.module.kept')}</h4>
      {view.kept
        .filter((kept) => kept.by === by)
        .map(({ event }) => (
          <div key={event} className="hg-agenda-line">
            <b>{say(eventName(event))}</b>
            <p>{say(`event.${event}.benefit`)}</p>
          </div>
        ))}
    </>
  )
}

export function AgendaTip({ id, view }: { readonly id: string; readonly view: HegemonyView }) {
  const { say } = useWords()
  const own = view.hidden?.own
  const secret = own?.agenda === id && own.outcome === 'open'
  return (
    <>
      <h4>{say(`hidden-agenda.${id}`)}</h4>
      <p>{say(`hidden-agenda.${id}.text`)}</p>
      <p>{say('board.module.hidden-agenda.vp', { vp: hiddenAgenda(id).vp })}</p>
      {secret && <p className="note">{say('board.module.hidden-agenda.secret')}</p>}
    </>
  )
}

export function OpenAgendasTip({ of, view }: { readonly of: Role; readonly view: HegemonyView }) {
  const { say } = useWords()
  return (
    <>
      <h4>{say('board.module.hidden-agenda')}</h4>
      {view.hidden?.automas[of]?.map(({ agenda, fulfilled, progress }) => (
        <div key={agenda} className="hg-agenda-line">
          <b>{say(`hidden-agenda.${agenda}`)}</b>{' '}
          {fulfilled
            ? say('board.module.hidden-agenda.fulfilled')
            : say('board.module.hidden-agenda.vp', { vp: hiddenAgenda(agenda).vp })}
          {!fulfilled && <Progress parts={progress} />}
        </div>
      ))}
    </>
  )
}

/** The mode of an Automa, and the size of its deck. */
export function AutomaTip({ of, view }: { readonly of: Role; readonly view: HegemonyView }) {
  const { say } = useWords()
  const automa = automaOf(view, of)
  if (automa === undefined) return null
  return (
    <>
      <h4>{say(`automa.name.${of}`)}</h4>
      <p>{say('automa.tip', { mode: { key: `automa.mode.${automa.mode}` } })}</p>
      <TipRow label={say('automa.tip.deck')}>{automa.deckSize}</TipRow>
      <TipRow label={say('automa.tip.used')}>{automa.discard.length}</TipRow>
    </>
  )
}
