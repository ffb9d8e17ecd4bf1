// The vote count as a bar from the middle: certain votes solid, possible influence dashed, and both sides as text.
import { useWords } from '../../../i18n/context.ts'
import type { HegemonyView, Role } from '../words/model.ts'
import { roleHook } from '../words/roles.ts'
import { certainVotes, possibleVotes, sideOf, type Vote, votesOf } from './vote.ts'

interface TallyProps {
  readonly vote: Vote
  readonly view: HegemonyView
}

/** Maximum number of blocks per side. */
const MOST = 14

export function Tally({ vote, view }: TallyProps) {
  const { say } = useWords()
  const open = view.roles.some((role) => vote.sides[role] !== undefined && possibleVotes(vote, view, role) > 0)
  return (
    <figure className="vtally" aria-label={say('board.vote.count')} data-tip="term:vote-result">
      <div className="sums">
        <Sum vote={vote} view={view} side />
        <Sum vote={vote} view={view} side={false} />
      </div>
      <div className="bar" aria-hidden="true">
        <Half vote={vote} view={view} side />
        <u />
        <Half vote={vote} view={view} side={false} />
      </div>
      <figcaption>
        <span>
          <i className="key" aria-hidden="true" /> {say('board.vote.key.vote')}
        </span>
        {open && (
          <span>
            <i className="key maybe" aria-hidden="true" /> {say('board.vote.key.possible')}
          </span>
        )}
        <span>{say('board.vote.tie')}</span>
      </figcaption>
    </figure>
  )
}

function Sum({ vote, view, side }: TallyProps & { readonly side: boolean }) {
  const { say } = useWords()
  const more = sideOf(vote, view.roles, side).reduce((sum, role) => sum + possibleVotes(vote, view, role), 0)
  const votes = votesOf(vote, view.roles, side)
  return (
    <p>
      <b>{say(side ? 'board.vote.count.for' : 'board.vote.count.against', { votes })}</b>
      {more > 0 && ` ${say('board.vote.count.more', { more })}`}
    </p>
  )
}

interface Block {
  readonly role: Role
  readonly certain: boolean
}

function Half({ vote, view, side }: TallyProps & { readonly side: boolean }) {
  const roles = sideOf(vote, view.roles, side)
  const certain = roles.flatMap((role) => blocks(role, certainVotes(vote, role), true))
  const possible = roles.flatMap((role) => blocks(role, possibleVotes(vote, view, role), false))
  const shown = [...certain, ...possible].slice(0, MOST)
  return (
    <div className={side ? 'half for' : 'half'}>
      {shown.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its position
        <i key={at} className={block.certain ? roleHook(block.role) : 'maybe'} />
      ))}
    </div>
  )
}

function blocks(role: Role, count: number, certain: boolean): readonly Block[] {
  return Array.from({ length: count }, () => ({ role, certain }))
}
