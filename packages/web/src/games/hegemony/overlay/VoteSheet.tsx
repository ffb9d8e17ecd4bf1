// A vote in progress: the law, the sides, the cubes, the count.
import { sectionLetter } from '@hustings/hegemony/data'
import { lazy, Suspense } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView } from '../words/model.ts'
import { policyName, roleName, sectionText } from '../words/names.ts'
import { Cube } from './Cube.tsx'
import { Tally } from './Tally.tsx'
import { OnNeitherSide, Undecided, VoteSide } from './VoteSide.tsx'
import { stepOf, VOTE_STEPS, type Vote } from './vote.ts'

/** Loaded with the first vote in which Automas draw cards. */
const InfluenceBand = lazy(async () => ({ default: (await import('./InfluenceBand.tsx')).InfluenceBand }))

interface VoteSheetProps {
  readonly vote: Vote
  readonly view: HegemonyView
}

export function VoteSheet({ vote, view }: VoteSheetProps) {
  const { say } = useWords()
  const policy = policyName(vote.policy)
  return (
    <>
      <header className="vtop">
        <div>
          <h2>{say('board.vote.title', { policy, from: sectionLetter(vote.from), to: sectionLetter(vote.to) })}</h2>
          <p>
            <RoleShape of={vote.by} />
            <span>
              {say('board.vote.by', { role: roleName(vote.by) })}
              {vote.immediate && <span data-tip="term:immediate-vote">, {say('board.vote.immediate')}</span>}
            </span>
          </p>
        </div>
        <Steps vote={vote} />
      </header>
      <div className="cons">
        <p>
          <Icon name="check" />
          <span>
            <b>{say('board.vote.passes')}:</b>{' '}
            {say('board.vote.becomes', { section: vote.to, text: sectionText(vote.policy, vote.to) })}
          </span>
        </p>
        <p>
          <Icon name="blocked" />
          <span>
            <b>{say('board.vote.fails')}:</b>{' '}
            {say('board.vote.stays', { section: vote.from, text: sectionText(vote.policy, vote.from) })}
          </span>
        </p>
      </div>
      <div className="vmain">
        <VoteSide vote={vote} view={view} side />
        <Drawn vote={vote} view={view} />
        <VoteSide vote={vote} view={view} side={false} />
      </div>
      <Undecided vote={vote} view={view} />
      <OnNeitherSide vote={vote} view={view} />
      <Suspense fallback={null}>
        {vote.automas.map((each) => (
          <InfluenceBand key={each.rule.group.join()} of={each} />
        ))}
      </Suspense>
      {Object.keys(vote.sides).length > 0 && <Tally vote={vote} view={view} />}
      {vote.result !== null && (
        <p className={vote.result.passed ? 'vresult passed' : 'vresult failed'}>
          <Icon name={vote.result.passed ? 'check' : 'blocked'} size={18} />
          {say(vote.result.passed ? 'board.vote.passed' : 'board.vote.failed', {
            for: vote.result.for,
            against: vote.result.against,
          })}
        </p>
      )}
    </>
  )
}

function Steps({ vote }: { readonly vote: Vote }) {
  const { say } = useWords()
  const now = VOTE_STEPS.indexOf(stepOf(vote))
  return (
    <ol className="vsteps" data-testid="steps">
      {VOTE_STEPS.map((step, at) => (
        <li
          key={step}
          data-tip={`term:vote-${step}`}
          className={at < now ? 'done' : at === now ? 'now' : ''}
          aria-current={at === now ? 'step' : undefined}
        >
          <i>{at < now ? <Icon name="check" size={12} /> : at + 1}</i>
          {say(`board.vote.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

function Drawn({ vote, view }: VoteSheetProps) {
  const { say } = useWords()
  const left = view.bag.working + view.bag.middle + view.bag.capitalist
  return (
    <div className="vdrawn" data-tip="term:vote-draw">
      <h3>{say(vote.cubes === null ? 'board.vote.not-drawn' : 'board.vote.drawn')}</h3>
      <div className="cubes">
        {(vote.cubes ?? []).map((of, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a class are alike
          <Cube key={at} of={of} at={at} />
        ))}
      </div>
      <p>
        <Icon name="bag" size={14} /> {say('board.vote.left', { cubes: left })}
      </p>
      {vote.spent === null && vote.cubes !== null && (
        <p>
          <Icon name="lock" size={13} /> {say('board.vote.secret')}
        </p>
      )}
    </div>
  )
}
