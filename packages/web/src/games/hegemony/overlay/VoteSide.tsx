// One side of a vote: its supporters, cubes and influence.
import { CLASSES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { AutomaSign } from '../marks/AutomaSign.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import { automaOf } from '../words/automas.ts'
import type { HegemonyView, Role } from '../words/model.ts'
import { roleName } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'
import { cubesOf, sideOf, type Vote, votesOf } from './vote.ts'

interface VoteSideProps {
  readonly vote: Vote
  readonly view: HegemonyView
  readonly side: boolean
}

export function VoteSide({ vote, view, side }: VoteSideProps) {
  const { say } = useWords()
  const roles = sideOf(vote, view.roles, side)
  return (
    <section className={side ? 'vside for' : 'vside against'}>
      <h3 data-tip="term:vote-result">
        {say(side ? 'board.vote.for' : 'board.vote.against')}
        <span className="big">{votesOf(vote, view.roles, side)}</span>
      </h3>
      {roles.map((role) => (
        <VoteSeat key={role} role={role} vote={vote} view={view} />
      ))}
    </section>
  )
}

function VoteSeat({ role, vote, view }: Omit<VoteSideProps, 'side'> & { readonly role: Role }) {
  const { say } = useWords()
  const parts = [
    ...(role === vote.by ? [say('board.vote.proposer')] : []),
    ...(role === 'state' || vote.cubes === null ? [] : [say('board.vote.cubes', { cubes: cubesOf(vote, role) })]),
  ]
  const spent = vote.spent === null ? null : (vote.spent[role] ?? 0)
  const { influence } = view[role]
  if (spent === null && influence === 0) parts.push(say('board.vote.nothing-to-add'))
  return (
    <div className={`vseat ${roleHook(role)}`}>
      <RoleShape of={role} size={20} />
      <span className="grow">
        <b>
          {say(roleName(role))} {automaOf(view, role) !== undefined && <AutomaSign role={role} />}
        </b>
        <small data-tip="term:vote-draw">{parts.join(', ')}</small>
      </span>
      <span className={spent === null ? 'vinf' : 'vinf spent'} data-tip="term:vote-influence">
        <Icon name="influence" size={14} />
        {spent === null ? say('board.vote.holds', { amount: influence }) : say('board.vote.spent', { amount: spent })}
      </span>
    </div>
  )
}

/** Seats that have not chosen a side; empty after the cubes are drawn. */
export function Undecided({ vote, view }: Omit<VoteSideProps, 'side'>) {
  const { say } = useWords()
  const waiting = view.roles.filter((role) => vote.sides[role] === undefined && !vote.voiceless.includes(role))
  if (waiting.length === 0 || vote.cubes !== null || vote.result !== null) return null
  return (
    <p className="vwait">
      {say('board.vote.undecided')}:
      {waiting.map((role) => (
        <span key={role}>
          <RoleShape of={role} /> {say(roleName(role))}
        </span>
      ))}
    </p>
  )
}

/** Seats without a side at the table or in the bag, with the reason. */
export function OnNeitherSide({ vote, view }: Omit<VoteSideProps, 'side'>) {
  const { say } = useWords()
  const unplayed = CLASSES.filter((of) => !view.roles.includes(of) && cubesOf(vote, of) > 0)
  if (vote.voiceless.length + unplayed.length === 0) return null
  return (
    <ul className="vneither">
      {vote.voiceless.map((role) => (
        <li key={role}>
          <RoleShape of={role} size={14} /> {say(`board.vote.no-say.${role}`)}
        </li>
      ))}
      {unplayed.map((of) => (
        <li key={of}>
          <RoleShape of={of} size={14} /> {say('board.vote.nobody', { role: roleName(of), cubes: cubesOf(vote, of) })}
        </li>
      ))}
    </ul>
  )
}
