// Random games with Automas in every mix: all that holds for people holds, and what the rules say of Automas alone.

import { type Emitted, playOut } from '@hustings/kernel'
import { describeHeavyProperties, describeLightProperties, uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AI_CARDS } from '../data/automa.ts'
import { SPECIALS } from '../data/automa-specials.ts'
import { hegemony } from '../game.ts'
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

/** So many games, the options in turn. */
function rounds(games: number, mixes: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return Array.from({ length: games }, (_, game) => mixes[game % mixes.length] ?? {})
}

/** One game with each of these options. */
function playGames(mixes: readonly Record<string, unknown>[], seed: string, watch: Watch): void {
  for (const [game, options] of mixes.entries()) {
    playOut(hegemony, options, `${seed} ${game}`, () => uniformBot, {
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
    playGames(rounds(48, MIXES), 'automas', (s, _, questions) => {
      for (const { seat, prompt } of questions) {
        if (automaClasses(s).some((of) => of === seat)) expect(prompt.key).toBe('automa.turn')
      }
    })
  },
  TEN_MINUTES,
)

it(
  'CC-AUTO-14, CC-AUTO-16, CC-AUTO-106: in every game 25 AI cards are used, and 5 are left when the last elections begin',
  () => {
    let played = 0
    let drawnOut = 0
    for (let game = 0; game < 5 * MIXES.length; game++) {
      const used = new Map<string, string[]>()
      const renewed = new Map<string, number>()
      let classes: readonly string[] = []
      playGames([MIXES[game % MIXES.length] ?? {}], `25 cards ${game}`, (s, told) => {
        classes = automaClasses(s)
        for (const [at, event] of told.entries()) {
          if (event.type === 'automa-card') {
            const cards = [...(used.get(event.role) ?? []), event.card]
            used.set(event.role, cards)
            if (!renewed.has(event.role)) expect(event.deck).toBe(ALL_CARDS - cards.length)
          }
          if (event.type !== 'ai-deck-renewed' || renewed.has(event.role)) continue
          const before = used.get(event.role)?.length ?? 0
          renewed.set(event.role, before)
          if (before === TURNS && s.clock.phase !== 'action') continue
          // Earlier only because more had to be drawn for a decision than were left.
          drawnOut++
          const drawn = told.slice(at).flatMap((later) => {
            if (later.type === 'automa-influence-drawn') return later.deck === event.role ? [later.cards.length] : []
            return later.type === 'automa-draw' && later.role === event.role ? [later.cards.length] : []
          })
          expect(drawn[0]).toBeGreaterThan(ALL_CARDS - before)
        }
      })
      for (const of of classes) {
        expect(used.get(of), `${of} in game ${game}`).toHaveLength(TURNS)
        if (renewed.get(of) === TURNS) expect(new Set(used.get(of)).size).toBe(TURNS)
        played++
      }
    }
    expect(played).toBeGreaterThan(100)
    expect(drawnOut).toBeLessThan(played / 10)
  },
  TEN_MINUTES,
)
const ALL_CARDS = 30
const TURNS = 25

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
    playGames(rounds(240, everything), 'automas', (_, told) => {
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
    playGames(rounds(8, [{ players: 3, automas: ALL_ADVANCED }]), 'automas', (s, told) => {
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
