// The course of the game (chapter 28.8 of the rules): draft, turns with their end-of-turn sequence, elections, last turns, scoring.
import type { Script } from '@hustings/kernel'
import type { PlayerSeat } from '../../data/vocabulary.ts'
import { drawUp } from '../economy/buildings.ts'
import { turnUpNews } from '../politics/news.ts'
import type { PlanetBTable } from '../table.ts'
import { draftIsOver, draftStep } from './draft.ts'
import { ELECTION_STEPS, electionNow } from './election.ts'
import { exchange, exchangeDue } from './exchange.ts'
import { finalScoring } from './scoring.ts'
import { newTurn } from './setup.ts'
import { actionStep, dealStep } from './turn.ts'

/** From one checkpoint to the next: one choice of the draft, one action of a turn, one step of its end or of an election. */
export function advance(t: PlanetBTable): Script {
  const { clock, order } = t.state
  const seat = order[clock.active] ?? 'blue'
  if (clock.phase === 'deal') return dealStep(t, seat)
  if (clock.phase === 'actions') return actionStep(t, seat)
  return besidesActions(t, seat)
}

/** Everything before the first turn, between the actions of two turns, and after the last. */
function* besidesActions(t: PlanetBTable, seat: PlayerSeat): Script {
  const { clock } = t.state
  switch (clock.phase) {
    case 'draft':
      if (draftIsOver(clock.step)) return beginTurn(t, 0)
      return yield* draftStep(t)
    // The strict order of the end of a turn (PB-TURN-09).
    case 'draw':
      yield* drawUp(t, seat)
      clock.phase = 'news'
      return
    case 'news':
      turnUpNews(t)
      clock.phase = 'exchange'
      return
    case 'exchange':
      yield* exchangeIfDue(t, seat)
      clock.phase = t.state.electionDue ? 'election' : 'next'
      clock.step = 0
      return
    case 'election':
      return yield* electionStep(t, seat)
    case 'next':
      return endTurn(t)
    case 'scoring':
      finalScoring(t)
      clock.phase = 'end'
      return
    case 'end':
      t.state.finished = true
      t.emit({ type: 'game-over' })
  }
}

function* exchangeIfDue(t: PlanetBTable, seat: PlayerSeat): Script {
  const space = exchangeDue(t.state)
  if (space !== null) yield* exchange(t, seat, space)
}

function* electionStep(t: PlanetBTable, seat: PlayerSeat): Script {
  const { clock } = t.state
  const step = ELECTION_STEPS[clock.step]
  if (step === undefined) {
    clock.phase = 'next'
    clock.step = 0
    return
  }
  const script = step(t, electionNow(t, seat))
  if (script !== undefined) yield* script
  clock.step++
}

function beginTurn(t: PlanetBTable, active: number): void {
  const s = t.state
  const { clock } = s
  s.clock = { ...clock, phase: 'deal', step: 0, turn: clock.turn + 1, active }
  s.turn = newTurn()
  for (const seat of s.order) s.player[seat].vpThisTurn = 0
  const seat = s.order[active]
  if (seat !== undefined) t.emit({ type: 'turn', seat, turn: s.clock.turn, last: clock.turnsLeft !== null })
}

/** Clockwise to the next player; after the last tile each player has one more turn (PB-TURN-01, PB-END-02). */
function endTurn(t: PlanetBTable): void {
  const { clock, turn, order } = t.state
  if (clock.turnsLeft !== null) clock.turnsLeft--
  else if (turn.lastTile) clock.turnsLeft = order.length
  if (clock.turnsLeft === 0) {
    clock.phase = 'scoring'
    return
  }
  beginTurn(t, (clock.active + 1) % order.length)
}
