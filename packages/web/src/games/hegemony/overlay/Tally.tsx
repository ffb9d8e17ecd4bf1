// The count growing from the middle: certain votes solid, what influence could still add dashed.
import type { HegemonyView, Role } from '../model.ts'
import { certainVotes, sideOf, type Vote } from './vote.ts'

interface TallyProps {
  readonly vote: Vote
  readonly view: HegemonyView
}

/** More blocks than this to a side do not fit. */
const MOST = 14

export function Tally({ vote, view }: TallyProps) {
  return (
    <div className="vtally" aria-hidden="true">
      <Half vote={vote} view={view} side />
      <u />
      <Half vote={vote} view={view} side={false} />
    </div>
  )
}

interface Block {
  readonly role: Role
  readonly certain: boolean
}

function Half({ vote, view, side }: TallyProps & { readonly side: boolean }) {
  const roles = sideOf(vote, view.roles, side)
  const certain = roles.flatMap((role) => blocks(role, certainVotes(vote, role), true))
  const possible =
    vote.spent === null && vote.result === null
      ? roles.flatMap((role) => blocks(role, view[role].influence, false))
      : []
  const shown = [...certain, ...possible].slice(0, MOST)
  return (
    <div className={side ? 'half for' : 'half'}>
      {shown.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its position
        <i key={at} className={block.certain ? `c-${block.role}` : 'maybe'} />
      ))}
    </div>
  )
}

function blocks(role: Role, count: number, certain: boolean): readonly Block[] {
  return Array.from({ length: count }, () => ({ role, certain }))
}
