// Sheets over the board for current or recent events: a vote, the IMF, production, scoring. A sheet is folded to a button
// while an option on the board is available.
import { sectionLetter } from '@hustings/hegemony/data'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../i18n/context.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { OverBoard } from '../../../table/beats/OverBoard.tsx'
import { useDecision } from '../../../table/model/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { noticePlaces } from '../../../ui/NoticePlace.tsx'
import type { BoardProps } from '../../types.ts'
import type { HegemonyView } from '../words/model.ts'
import { policyName } from '../words/names.ts'
import { latestCrisis } from './crisis.ts'
import { latestIntervention } from './intervention.ts'
import { latestProduction, latestScoring } from './ledger.ts'
import { type News, useNews } from './news.ts'
import { Offered } from './Offered.tsx'
import { isNothing, offersOffBoard } from './offers.ts'
import { CrisisSheet, ImfSheet, ProductionSheet, ScoringSheet, VoteSheet } from './sheets.ts'
import { latestVote, type Vote } from './vote.ts'

interface Sheet {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly content: ReactNode
  /** A running event opens automatically; a completed one was shown when it ended. */
  readonly running: boolean
}

export function Overlay({ view, layout }: BoardProps<HegemonyView>) {
  const words = useWords()
  const decision = useDecision()
  const news = useNews()
  const sheets = sheetsOf(news, view, words)
  const choosing = decision?.shape === 'pick' && decision.options.some(({ target }) => target !== undefined)
  const byItself = choosing ? null : (sheets.find(({ running }) => running)?.id ?? null)
  const offers = offersOffBoard(decision, view)
  const place = useSyncExternalStore(noticePlaces.subscribe, noticePlaces.get)
  const [asked, ask] = useState<{ readonly since: number; readonly id: string | null } | null>(null)
  const wanted = asked !== null && asked.since === news.since ? asked.id : byItself
  const open = sheets.find(({ id }) => id === wanted)
  // On a phone, the section of the cards shows the options.
  if (decision !== null && !isNothing(offers) && layout !== 'phone') {
    return (
      <div className="hg hg-overlay">
        <Offered offers={offers} prompt={words.say(decision.prompt)} />
      </div>
    )
  }
  if (sheets.length === 0) return null
  const folded = (
    <div className="tabs">
      {sheets
        .filter((sheet) => sheet !== open)
        .map(({ id, title, icon }) => (
          <button key={id} type="button" className="btn" onClick={() => ask({ since: news.since, id })}>
            <Icon name={icon} size={15} />
            {title}
          </button>
        ))}
    </div>
  )
  if (open === undefined) {
    const aside = layout !== 'phone' && place !== null
    return aside ? (
      createPortal(<div className="hg hg-aside">{folded}</div>, place)
    ) : (
      <div className="hg hg-overlay folded">{folded}</div>
    )
  }
  return (
    <OverBoard
      dock="centre"
      label={open.title}
      onFold={() => ask({ since: news.since, id: null })}
      below={<div className="hg hg-folded">{folded}</div>}
    >
      <div className="hg hg-sheet">
        <Suspense>{open.content}</Suspense>
      </div>
    </OverBoard>
  )
}

/** The available sheets, the most important first. */
function sheetsOf({ events, since }: News, view: HegemonyView, { say }: Translator): readonly Sheet[] {
  const fresh = events.slice(since)
  const sheets: Sheet[] = []
  const running = latestVote(events, view)
  if (running !== null && running.result === null) sheets.push(voteSheet(running, view, say))
  const ended = latestVote(upToLastResult(fresh), view)
  if (ended !== null) sheets.push(voteSheet(ended, view, say))
  const told = latestIntervention(events)
  if (told !== null && (told.end === null || told.end >= since)) {
    const crisis = latestCrisis(told.end === null ? events : events.slice(0, told.end))
    sheets.push({
      id: 'imf',
      title:
        crisis === null
          ? say('board.imf.title')
          : say('board.crisis.title', { card: { key: `crisis.${crisis.why.card}` } }),
      icon: crisis === null ? 'imf' : 'crisis',
      content: crisis === null ? <ImfSheet told={told} /> : <CrisisSheet crisis={crisis} />,
      running: told.end === null,
    })
  }
  const scored = latestScoring(events)
  if (scored !== null && fresh.some((event) => event.type === 'phase' && event.phase === 'scoring')) {
    const content = <ScoringSheet scored={scored} roles={view.roles} />
    sheets.push({ id: 'scoring', title: say('board.phase.scoring'), icon: 'vp', content, running: false })
  }
  const ledger = latestProduction(events)
  if (ledger !== null && fresh.some((event) => event.type === 'production-step')) {
    const content = <ProductionSheet ledger={ledger} roles={view.roles} />
    sheets.push({ id: 'production', title: say('board.summary.title'), icon: 'money', content, running: false })
  }
  return sheets
}

function upToLastResult(events: News['events']): News['events'] {
  const last = events.findLastIndex((event) => event.type === 'vote-result')
  // A changed law belongs to the vote until the next vote starts.
  const next = events.slice(last + 1).findIndex((event) => event.type === 'vote-called')
  return last < 0 ? [] : events.slice(0, next < 0 ? events.length : last + 1 + next)
}

function voteSheet(vote: Vote, view: HegemonyView, say: Translator['say']): Sheet {
  const policy = policyName(vote.policy)
  const { result } = vote
  const title =
    result === null
      ? say('board.vote.title', { policy, from: sectionLetter(vote.from), to: sectionLetter(vote.to) })
      : `${say(policy)}: ${say(result.passed ? 'board.vote.passed' : 'board.vote.failed', { for: result.for, against: result.against })}`
  return {
    id: `vote-${vote.policy}-${result === null ? 'live' : 'ended'}`,
    title,
    icon: 'vote-cube',
    content: <VoteSheet vote={vote} view={view} />,
    running: result === null,
  }
}
