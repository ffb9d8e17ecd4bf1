// Events alone are enough to reconstruct the whole public state: every change is emitted, with the previous value.
import {
  copy,
  type Emitted,
  legalAnswers,
  pickRandom,
  playOut,
  type Question,
  type Random,
  randomFrom,
  seedRandom,
} from '@hustings/kernel'
import { uniformBot } from '@hustings/kernel/testing'
import { expect, it } from 'vitest'
import { ACTION_CARDS } from './data/actions.ts'
import { ROLES, type Role } from './data/vocabulary.ts'
import { hegemony } from './game.ts'
import { whyNotPlay } from './rules/round/moves.ts'
import { playCard } from './rules/round/playing.ts'
import type { HegemonyEvent } from './state/events.ts'
import type { HegemonyState } from './state/state.ts'
import { Listener } from './testing/listener.ts'

const isTurn = (questions: readonly Question[]): boolean => questions.some(({ prompt }) => prompt.key === 'ask.turn')

function listen(players: number, seed: string): void {
  let listener: Listener | null = null
  const step = (s: HegemonyState, told: readonly Emitted<HegemonyEvent>[], questions: readonly Question[]): void => {
    if (listener === null) {
      listener = new Listener(s)
      return
    }
    for (const { event } of told) listener.hear(event, s)
    // During an action a part of it may not be emitted yet.
    if (isTurn(questions)) listener.mustKnow(s, `round ${s.clock.round}, turn ${s.clock.step}`)
  }
  playOut(hegemony, { players }, seed, () => uniformBot, { step })
}

it.each([2, 3, 4])('a game of %i', (players) => {
  for (let game = 0; game < 3; game++) listen(players, `listening ${players}/${game}`)
})

/** Plays the card with random answers, as its owner and the others would. */
function playAtRandom(s: HegemonyState, role: Role, card: string, random: Random): void {
  const table = hegemony.table(copy(s))
  table.state[role].hand.push(card)
  const listener = new Listener(table.state)
  const script = playCard(table, role, card)
  for (let step = script.next([]); step.done !== true; ) {
    step = script.next(step.value.map((question) => pickRandom(random, legalAnswers(question))))
  }
  for (const { event } of table.emitted) listener.hear(event, table.state)
  listener.mustKnow(table.state, card)
}

it('every card, played where it can be', () => {
  const random = randomFrom(seedRandom('cards to listen to'))
  const played = new Map<string, number>()
  const playAll = (s: HegemonyState, role: Role): void => {
    for (const card of Object.keys(ACTION_CARDS)) {
      const times = played.get(card) ?? 0
      if (!card.startsWith(`${role}-`) || times >= 12 || whyNotPlay(s, card, hegemony.table(s).extensions) !== null)
        continue
      played.set(card, times + 1)
      playAtRandom(s, role, card, random)
    }
  }
  for (let game = 0; game < 12; game++) {
    const step = (s: HegemonyState, _: unknown, questions: readonly Question[]): void => {
      const role = ROLES.find((each) => each === questions[0]?.seat)
      if (role !== undefined && isTurn(questions) && random.below(3) === 0) playAll(s, role)
    }
    playOut(hegemony, { players: 4 - (game % 3) }, `cards ${game}`, () => uniformBot, { step })
  }
  expect(Object.keys(ACTION_CARDS).filter((card) => !played.has(card))).toEqual([])
})
