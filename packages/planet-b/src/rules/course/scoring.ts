// The last count (PB-SCORE), and who has won.
import { bagSize, type Standing } from '@hustings/kernel'
import { SCORING } from '../../data/boards.ts'
import { OFFICE_CARDS } from '../../data/offices.ts'
import { type PlayerSeat, RESOURCES, type Voter } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { gainVp, loseVp, payMoney } from '../means/money.ts'
import { sell } from '../means/selling.ts'
import { stepsOf } from '../people/factions.ts'
import type { PlanetBTable } from '../table.ts'
import { rank } from './election.ts'

type Count = (t: PlanetBTable, seat: PlayerSeat) => void

/** Every step by every player, in this order (PB-SCORE-01). */
export function finalScoring(t: PlanetBTable): void {
  t.emit({ type: 'scoring' })
  // All sums are opened (PB-SCORE-09).
  if (!t.state.openScores) t.reveal()
  const { order } = t.state
  const places = bagPlaces(t.state)
  const steps: readonly Count[] = [sellAll, countMoney, countFactions, countMood, countPresident, countVotes(places)]
  for (const step of steps) for (const seat of order) step(t, seat)
  for (const seat of order) t.emit({ type: 'total', seat, vp: t.state.player[seat].vp })
}

/** All stored resources at current prices (PB-SCORE-02). */
function sellAll(t: PlanetBTable, seat: PlayerSeat): void {
  for (const resource of RESOURCES) {
    const amount = t.state.player[seat].store[resource]
    if (amount > 0) sell(t, seat, resource, amount, 'final-sale')
  }
}

/** 1 VP for each full 3 money; the rest is lost (PB-SCORE-03). */
function countMoney(t: PlanetBTable, seat: PlayerSeat): void {
  const { money } = t.state.player[seat]
  const vp = Math.floor(money / SCORING.moneyPerVp)
  payMoney(t, seat, money, 'converted')
  gainVp(t, seat, vp, 'final-money')
  t.emit({ type: 'score', seat, line: 'money', basis: money, vp })
}

/** 2 VP for each step (PB-SCORE-04). */
function countFactions(t: PlanetBTable, seat: PlayerSeat): void {
  const steps = stepsOf(t.state, seat)
  gainVp(t, seat, SCORING.vpPerStep * steps, 'final-factions')
  t.emit({ type: 'score', seat, line: 'factions', basis: steps, vp: SCORING.vpPerStep * steps })
}

/** 2 VP for each space above neutral, minus 2 for each below (PB-SCORE-05). */
function countMood(t: PlanetBTable, seat: PlayerSeat): void {
  const { mood, vp: before } = t.state.player[seat]
  if (mood > 0) gainVp(t, seat, SCORING.vpPerMood * mood, 'final-mood')
  else loseVp(t, seat, SCORING.vpPerMood * -mood, 'final-mood')
  t.emit({ type: 'score', seat, line: 'mood', basis: mood, vp: t.state.player[seat].vp - before })
}

/** 20 VP for the President (PB-SCORE-06). */
function countPresident(t: PlanetBTable, seat: PlayerSeat): void {
  const { office } = t.state.player[seat]
  const vp = office === null ? 0 : OFFICE_CARDS[office].finalVp
  gainVp(t, seat, vp, 'final-president')
  t.emit({ type: 'score', seat, line: 'president', basis: vp > 0 ? 1 : 0, vp })
}

/** Most and second most votes in the bag; the puppet takes a place and gets nothing (PB-SCORE-07, PB-P2-14). */
function countVotes(places: readonly Voter[]): Count {
  return (t, seat) => {
    const place = places.indexOf(seat)
    const vp = place === 0 ? SCORING.mostVotes : place === 1 ? SCORING.secondVotes : 0
    gainVp(t, seat, vp, 'final-votes')
    t.emit({ type: 'score', seat, line: 'votes', basis: t.state.bag[seat], vp })
  }
}

/** First and second by votes in the bag, ties as in elections; without a vote there is no place (PB-SCORE-07, PB-SCORE-08). */
function bagPlaces(s: PlanetBState): Voter[] {
  if (bagSize(s.bag) === 0) return []
  const voters: Voter[] = [...s.order]
  if (s.puppet !== null) voters.push('puppet')
  const present = voters.filter((voter) => s.bag[voter] > 0)
  return rank(s, present, (voter) => s.bag[voter]).slice(0, 2)
}

/** The highest sum wins; equal sums win together (PB-SCORE-09). */
export function finalStandings(s: PlanetBState): readonly Standing[] {
  return s.order
    .map((seat) => {
      const score = s.player[seat].vp
      return { seat, score, rank: 1 + s.order.filter((other) => s.player[other].vp > score).length }
    })
    .sort((a, b) => a.rank - b.rank)
}
