// A stored match: status, players, and actions.

import type { Seat, Standing } from '@hustings/kernel'
import type { Seating } from '@hustings/protocol'
import { useId, useState } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { type Seats, useSeatsOf } from '../../seating/seats.ts'
import type { StoredMatch } from '../../storage/database.ts'
import { saveMatch } from '../../storage/match-file.ts'
import { findMatch } from '../../storage/matches.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Shape } from '../../ui/Shape.tsx'

interface MatchRowProps {
  readonly match: StoredMatch
  readonly info: GameInfo
  readonly onRename: (name: string) => void
  readonly onDelete: () => void
}

export function MatchRow({ match, info, onRename, onDelete }: MatchRowProps) {
  const { say, date, list } = useWords()
  const seats = useSeatsOf({ info, options: match.options, people: match.seating })
  const [renaming, setRenaming] = useState(false)
  const save = async () => {
    const whole = await findMatch(match.id)
    if (whole !== null) saveMatch(match, whole.record)
  }
  const entries = [
    { id: 'rename', label: say('ui.match.rename'), icon: 'rename' as const, onSelect: () => setRenaming(true) },
    { id: 'export', label: say('ui.match.export'), icon: 'save' as const, onSelect: () => void save() },
    ...(match.finished
      ? [
          {
            id: 'board',
            label: say('ui.match.board'),
            icon: 'eye' as const,
            onSelect: () => window.location.assign(`#/match/${match.id}`),
          },
        ]
      : []),
    {
      id: 'delete',
      label: say('ui.match.delete'),
      icon: 'delete' as const,
      onSelect: onDelete,
      stop: true,
      apart: true,
    },
  ]
  const { toAct = [], standings = [], winners } = match
  const [mark] = match.finished ? winners : toAct
  return (
    <li className={`match-row${mark === undefined ? '' : ` c-${seats.look(mark).colour}`}`} data-match={match.id}>
      <a className="match-link" href={match.finished ? `#/match/${match.id}/result` : `#/match/${match.id}`}>
        <span className="match-name">{match.name}</span>
        <span className="match-sum">
          {match.finished
            ? say('ui.match.won', { seats: list(winners.map((seat) => seats.said(seat))) })
            : match.summary !== null && say(match.summary)}
        </span>
        {toAct.length > 0 && <Turn seats={seats} toAct={toAct} />}
        {standings.length > 0 ? (
          <Points seats={seats} standings={standings} />
        ) : (
          <People seats={seats} seating={match.seating} />
        )}
        <time className="faint" dateTime={new Date(match.updated).toISOString()}>
          {date(match.updated)}
        </time>
        <span className="match-go" aria-hidden="true">
          {say(match.finished ? 'ui.result' : 'ui.match.continue')} <Icon name="next" />
        </span>
      </a>
      <Menu label={say('ui.match.menu', { name: match.name })} icon="more" entries={entries} />
      {renaming && <RenameDialog name={match.name} onClose={() => setRenaming(false)} onRename={onRename} />}
    </li>
  )
}

function Turn({ seats, toAct }: { readonly seats: Seats; readonly toAct: readonly Seat[] }) {
  const { say, list } = useWords()
  const people = list(toAct.map((seat) => seats.person(seat)))
  return (
    <span className="match-turn">
      {toAct.map((seat) => (
        <Shape key={seat} look={seats.look(seat)} size={12} />
      ))}{' '}
      {toAct.length === 1 ? say('ui.toAct', { seat: people }) : say('ui.waiting', { seats: people })}
    </span>
  )
}

/** All players; bots without a name are only counted. */
function People({ seats, seating }: { readonly seats: Seats; readonly seating: Seating }) {
  const { say } = useWords()
  const all = Object.entries(seating)
  const bots = all.filter(([, { kind, name }]) => kind === 'bot' && name === '').map(([seat]) => seat)
  return (
    <span className="match-people" data-testid="match-people">
      {all
        .filter(([seat]) => !bots.includes(seat))
        .map(([seat]) => (
          <span key={seat}>
            <Shape look={seats.look(seat)} size={12} label={seats.role(seat)} /> {seats.person(seat)}
          </span>
        ))}
      {bots.length > 0 && (
        <span>
          {bots.map((seat) => (
            <Shape key={seat} look={seats.look(seat)} size={12} label={seats.role(seat)} />
          ))}{' '}
          {say('ui.match.bots', { count: bots.length })}
        </span>
      )}
    </span>
  )
}

/** The result, the winner first. */
function Points({ seats, standings }: { readonly seats: Seats; readonly standings: readonly Standing[] }) {
  const { number } = useWords()
  return (
    <span className="match-people" data-testid="match-people">
      {standings.map(({ seat, score, rank }) => (
        <span key={seat} className={rank === 1 ? 'match-winner' : ''}>
          <Shape look={seats.look(seat)} size={12} label={seats.role(seat)} />{' '}
          {seats.isPerson(seat) ? seats.person(seat) : seats.short(seat)} <b>{number(score)}</b>
        </span>
      ))}
    </span>
  )
}

interface RenameDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onRename: (name: string) => void
}

function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  const { say } = useWords()
  const id = useId()
  const [draft, setDraft] = useState(name)
  return (
    <Dialog title={say('ui.match.rename')} open onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.trim() !== '') onRename(draft.trim())
          onClose()
        }}
      >
        <div className="form-row">
          <label htmlFor={id}>{say('ui.match.name')}</label>
          <input
            id={id}
            className="field"
            maxLength={60}
            data-autofocus
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </div>
        <div className="form-acts">
          <button type="button" className="btn" onClick={onClose}>
            {say('ui.cancel')}
          </button>
          <button type="submit" className="btn primary">
            {say('ui.match.rename')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
