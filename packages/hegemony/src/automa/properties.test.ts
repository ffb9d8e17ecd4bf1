// Random games with Automas in every mix: all that holds for people holds, and what the rules say of Automas alone.

import { type Emitted, playOut } from '@hustings/kernel'
import { describeHeavyProperties, describeLightProperties, uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AI_CARDS } from '../data/automa.ts'
import { SPECIALS } from '../data/automa-specials.ts'
import { hegemony } from '../game.ts'
import { deckSize } from '../rules/automas.ts'
import type { AutomaEvent } from '../state/automa-events.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'
import { ALL_ADVANCED, ALL_SIMPLE, allAutomas } from '../testing/automa.ts'
import { automaClasses, theAutoma } from './automa.ts'

const TEN_MINUTES = 600_000

/** Player counts, modes and people in a covering set; the modules on and off. */
const MIXES: readonly Record<string, unknown>[] = [
  { players: 2, automas: allAutomas(2, 'simple') },
  { players: 2, automas: allAutomas(2, 'advanced') },
  { players: 2, automas: { working: 'advanced' } },
  { players: 2, automas: { capitalist: 'simple' } },
  { players: 3, automas: ALL_SIMPLE },
  { players: 3, automas: ALL_ADVANCED },
  { players: 3, automas: { working: 'advanced', middle: 'simple' } },
  { players: 3, automas: { capitalist: 'advanced' }, modules: { crisisResponse: true, hiddenAgendas: true } },
  { players: 4, automas: ALL_SIMPLE, modules: { alternativeEvents: true, crisisResponse: true } },
  { players: 4, automas: ALL_ADVANCED, modules: { hiddenAgendas: true, actionCards: true } },
  { players: 4, automas: { middle: 'advanced' } },
  { players: 4, automas: { working: 'simple', capitalist: 'advanced' }, modules: { alternativeEvents: true } },
  { players: 3, automas: ALL_ADVANCED, modules: { historicalEvents: true } },
  { players: 4, automas: { working: 'simple', middle: 'advanced' }, modules: { historicalEvents: true } },
]

describe('games with Automas', () => {
  describeLightProperties(hegemony, { options: MIXES, light: 300, timeout: TEN_MINUTES })
  describeHeavyProperties(hegemony, { options: MIXES, heavy: 3, every: 12, timeout: TEN_MINUTES })
})

type Watch = (
  s: HegemonyState,
  told: readonly HegemonyEvent[],
  questions: readonly { seat: string; prompt: { key: string } }[],
) => void

function playGames(games: number, mixes: readonly Record<string, unknown>[], watch: Watch): void {
  for (let game = 0; game < games; game++) {
    const options = mixes[game % mixes.length]
    playOut(hegemony, options, `automas ${game}`, () => uniformBot, {
      step: (s, told: readonly Emitted<HegemonyEvent>[], questions) =>
        watch(
          s,
          told.map(({ event }) => event),
          questions,
        ),
    })
  }
}

it(
  'an Automa is asked nothing but to begin its turn',
  () => {
    playGames(48, MIXES, (s, _, questions) => {
      for (const { seat, prompt } of questions) {
        if (automaClasses(s).some((of) => of === seat)) expect(prompt.key).toBe('automa.turn')
      }
    })
  },
  TEN_MINUTES,
)

it(
  'CC-AUTO-14: 25 AI cards are used, and 5 are left when the last elections begin',
  () => {
    let seen = 0
    playGames(24, MIXES, (s, told) => {
      const before = told.some((event) => event.type === 'phase' && event.phase === 'elections')
      if (s.clock.round !== 5 || s.clock.phase !== 'action') return
      for (const of of automaClasses(s)) {
        const { discard, card } = theAutoma(s, of)
        // Unless a draw for a decision has renewed the deck.
        const renewed = told.some((event) => event.type === 'ai-deck-renewed')
        if (!renewed && !before) expect(deckSize(theAutoma(s, of)) + discard.length + Number(card !== null)).toBe(30)
      }
      seen++
    })
    expect(seen).toBeGreaterThan(0)
    const used: number[] = []
    playGames(12, [{ players: 3, automas: ALL_ADVANCED }], (s, told) => {
      for (const event of told) {
        if (event.type === 'ai-deck-renewed' && s.clock.round === 5) used.push(event.cards)
      }
    })
    expect(used.filter((cards) => cards === 25).length).toBeGreaterThan(used.length / 2)
  },
  TEN_MINUTES,
)

it(
  'every AI card of every class is used and every Special Action performed in some game',
  () => {
    const cards = new Set(Object.keys(AI_CARDS))
    const specials = new Set<string>(Object.keys(SPECIALS))
    const bonuses = new Set<string>()
    const everything = [
      { players: 3, automas: ALL_SIMPLE },
      { players: 3, automas: ALL_ADVANCED },
      { players: 4, automas: ALL_ADVANCED },
      { players: 3, automas: { capitalist: 'advanced' } },
    ]
    playGames(240, everything, (_, told) => {
      for (const event of told) {
        if (event.type === 'automa-card') cards.delete(event.card)
        if (event.type === 'automa-action' && event.special !== undefined) specials.delete(event.special)
        if (event.type === 'automa-bonus' && event.outcome === 'used') bonuses.add(event.bonus)
      }
    })
    expect([[...cards], [...specials]]).toEqual([[], []])
    expect(bonuses.size).toBeGreaterThan(25)
  },
  TEN_MINUTES,
)

it(
  'the rows told after a turn are what moves told since the turn began make of the rows before',
  () => {
    playGames(8, [{ players: 3, automas: ALL_ADVANCED }], (s, told) => {
      for (const of of automaClasses(s)) {
        const own = told.filter((event): event is AutomaEvent => 'role' in event && event.role === of)
        const last = own.findLast((event) => event.type === 'priority-board' && event.after === 'action')
        if (last?.type !== 'priority-board') continue
        const later = told.slice(told.indexOf(last) + 1).some(({ type }) => type === 'priority-moved')
        if (!later) expect(last.board.actions).toEqual(theAutoma(s, of).board?.actions)
      }
    })
  },
  TEN_MINUTES,
)

it('a table that nobody listens to plays the same game', () => {
  for (const options of [MIXES[5], MIXES[6], MIXES[9]]) {
    const heard = playOut(hegemony, options, 'ears', () => uniformBot, { step: () => undefined })
    const deaf = playOut(hegemony, options, 'ears', () => uniformBot)
    expect(JSON.stringify(deaf.state)).toBe(JSON.stringify(heard.state))
  }
})
