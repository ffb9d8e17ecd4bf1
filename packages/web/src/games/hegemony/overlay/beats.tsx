// Events with a sheet that pauses the table: an Automa's turn, the result of a vote, production, the IMF, the points of a round.
import { say } from '@hustings/kernel'
import { Suspense } from 'react'
import { useLog } from '../../../table/log/log.ts'
import type { Beat, BeatProps, Beats, Film } from '../../types.ts'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'
import { policyName } from '../words/names.ts'
import { codeName } from './automa/codes.ts'
import { automaFilm } from './automa/film.ts'
import { automaTurnAt } from './automa/turn.ts'
import { latestCrisis } from './crisis.ts'
import { crisisFilm } from './crisis-film.ts'
import { latestIntervention } from './intervention.ts'
import { latestProduction, latestScoring } from './ledger.ts'
import { isTold } from './news.ts'
import { AutomaSheet, CrisisSheet, ImfSheet, ProductionSheet, ScoringSheet, VoteSheet } from './sheets.ts'
import { latestVote } from './vote.ts'

function beatOf(event: HegemonyEvent): Beat | null {
  switch (event.type) {
    case 'vote-result': {
      const { policy, passed, for: yes, against } = event
      const outcome = say(passed ? 'board.vote.passed' : 'board.vote.failed', { for: yes, against })
      const title = say('board.vote.ended', { policy: policyName(policy), outcome })
      return { id: `vote:${policy}`, title, icon: 'vote-cube', dock: 'centre' }
    }
    case 'imf':
      return event.intervenes ? { id: 'imf', title: say('board.imf.title'), icon: 'imf', dock: 'centre' } : null
    case 'crisis-ended': {
      // Part of the IMF intervention: both share a sheet.
      const title = say('board.crisis.title', { card: say(`crisis.${event.card}`) })
      return { id: 'imf', title, icon: 'crisis', dock: 'left' }
    }
    case 'production-step': {
      const title = say('board.summary.title')
      return event.step === 'taxes' ? { id: 'production', title, icon: 'money', dock: 'centre' } : null
    }
    case 'phase':
      return event.phase === 'scoring'
        ? { id: 'scoring', title: say('board.phase.scoring'), icon: 'vp', dock: 'centre' }
        : null
    case 'automa-action': {
      const automa = say(`automa.name.${event.role}`)
      const title = say('automa.sheet.title', { automa, action: codeName(event.action) })
      const again = say('automa.sheet.why')
      return { id: `automa:${event.role}`, begins: true, title, icon: 'automa', dock: 'full', again }
    }
    default:
      return null
  }
}

function Sheet(props: BeatProps<HegemonyView, HegemonyEvent>) {
  return (
    <div className="hg hg-sheet">
      <Suspense>
        <Content {...props} />
      </Suspense>
    </div>
  )
}

/** An Automa's turn and a crisis are played back step by step. */
function filmOf(beat: Beat, events: readonly HegemonyEvent[], told: readonly HegemonyEvent[]): Film | null {
  const [event] = events
  if (event === undefined) return null
  if (beat.id === 'imf') {
    const at = told.findLastIndex((each) => events.includes(each))
    const crisis = latestCrisis(checkAround(told, at))
    return crisis && crisisFilm(crisis)
  }
  if (!beat.id.startsWith('automa:')) return null
  const turn = automaTurnAt(told, told.indexOf(event))
  return turn && automaFilm(turn)
}

/** The end of the IMF check at this position. */
function checkAround(told: readonly HegemonyEvent[], at: number): readonly HegemonyEvent[] {
  return until(told, at, 'production-step', 'phase')
}

function Content({ beat, events, view, picture, onPicture }: BeatProps<HegemonyView, HegemonyEvent>) {
  const log = useLog()
  const told = log.map(({ event }) => event).filter(isTold)
  const at = told.findLastIndex((event) => events.includes(event))
  const [kind] = beat.id.split(':')
  switch (kind) {
    case 'automa': {
      const turn = automaTurnAt(told, at)
      return turn && <AutomaSheet turn={turn} picture={picture} onPicture={onPicture} />
    }
    case 'vote': {
      const vote = latestVote(until(told, at, 'vote-called'), view)
      return vote && <VoteSheet vote={vote} view={view} />
    }
    case 'imf': {
      const check = checkAround(told, at)
      const crisis = latestCrisis(check)
      if (crisis !== null) return <CrisisSheet crisis={crisis} picture={picture} onPicture={onPicture} />
      const imf = latestIntervention(check)
      return imf && <ImfSheet told={imf} />
    }
    case 'production': {
      const ledger = latestProduction([...until(told, at, 'phase'), { type: 'game-over' }])
      return ledger && <ProductionSheet ledger={ledger} roles={view.roles} />
    }
    default: {
      const scored = latestScoring([...until(told, at, 'phase', 'round'), { type: 'round', round: 0 }])
      return scored && <ScoringSheet scored={scored} roles={view.roles} />
    }
  }
}

/** The events up to a position, and further up to one of these types. */
function until(told: readonly HegemonyEvent[], at: number, ...ends: readonly HegemonyEvent['type'][]) {
  const length = told.slice(at + 1).findIndex(({ type }) => ends.includes(type))
  return told.slice(0, length < 0 ? told.length : at + 1 + length)
}

export const beats: Beats<HegemonyView, HegemonyEvent> = { of: beatOf, film: filmOf, Sheet }
