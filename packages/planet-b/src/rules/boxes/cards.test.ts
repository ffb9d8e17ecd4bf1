// Every box of every card, tile and faction track is carried out once, and its outcome compared in numbers.
import { describe, expect, it } from 'vitest'
import { buildingFacts } from '../../data/buildings.ts'
import { factionBox } from '../../data/factions.ts'
import type { Box } from '../../data/facts.ts'
import { lawFacts } from '../../data/laws.ts'
import { newsFacts } from '../../data/news.ts'
import { box, law } from '../../data/symbols.ts'
import { tileFacts } from '../../data/tiles.ts'
import type { PlayerSeat } from '../../data/vocabulary.ts'
import type { Source } from '../../state/events.ts'
import type { PlanetBState } from '../../state/state.ts'
import {
  acting,
  bagOf,
  built,
  faceUp,
  given,
  inHand,
  nextLaws,
  onBoard,
  onTop,
  type Play,
  pile,
  type TestTable,
} from '../../testing/given.ts'
import {
  BUILDING_OUTCOMES,
  FACTION_OUTCOMES,
  LAW_OUTCOMES,
  NEWS_OUTCOMES,
  type Outcome,
  TILE_OUTCOMES,
} from '../../testing/outcomes.ts'
import { carryOut } from './box.ts'

/** A table on which every box can be paid, and every action can do something. */
function table(own: string | null, nextLaw: string): TestTable {
  return given({}, (s) => {
    acting(s)
    Object.assign(s.player.blue, { money: 50, vp: 20 })
    onBoard(s, 'blue', { trickster: 4, brain: 4 })
    Object.assign(s.player.blue.factions, { capitalists: 2, futurists: 2, traditionalists: 2 })
    for (const seat of ['red', 'green', 'gold'] as const) {
      s.player[seat].vp = 20
      Object.assign(s.player[seat].factions, { capitalists: 1, futurists: 1, traditionalists: 1 })
    }
    for (const seat of s.order)
      Object.assign(s.player[seat].store, {
        plastic: 2,
        iridium: 2,
        water: 2,
        plants: 2,
        hydrogen: 2,
        chips: 2,
        meat: 2,
      })
    s.player.blue.store.iridium = 3
    bagOf(s, { blue: 10 })
    for (const seat of ['red', 'green', 'gold'] as const) s.player[seat].votes = 22
    built(s, 'blue', 'parking-lot', { trickster: 1 })
    if (own !== null && own !== 'headquarters' && own !== 'parking-lot') built(s, 'blue', own)
    const cards = ['pawnshop', 'cargo-terminal', 'space-elevator', 'spaceport'].filter((card) => card !== own)
    inHand(s, 'blue', ...cards.slice(0, 3))
    faceUp(s, 'I', 'start-up')
    faceUp(s, 'II', 'early-election')
    pile(s, 'blue', 'subsidy-for-honest-work')
    onTop(s, 'A', own === 'job-centre' ? 'recycling-centre' : 'job-centre')
    onTop(s, 'B', own === 'hydrogen-refinery' ? 'restaurant' : 'hydrogen-refinery')
    nextLaws(s, lawFacts(nextLaw).deck, nextLaw)
  })
}

/** The answer to each question; without an entry, the first possible one. */
const ANSWERS: Readonly<Record<string, string>> = {
  'ask.build-or-not': 'under',
  'ask.discard': 'done',
  'ask.demolish': 'building:parking-lot',
  'ask.any-resource': 'store:water',
  'ask.pay-resource': 'store:water',
  'ask.sell-at': 'store:meat',
  'ask.elect': 'elect:right',
  'ask.copy': 'use:headquarters:lower',
}

function answerAll(play: Play): void {
  while (!play.done) {
    const [first] = play.legal
    play.answers(ANSWERS[play.prompt] ?? first ?? '')
  }
}

/** Everything of a player that boxes change. */
function numbersOf(s: PlanetBState, seat: PlayerSeat): Record<string, number> {
  const { money, vp, mood, store, workers, factions, votes, fraud, hand, buildings } = s.player[seat]
  const counts = { fraud: fraud.length, hand: hand.length, buildings: buildings.length }
  const marker = seat === 'blue' ? { marker: s.marker } : {}
  return { money, vp, mood, ...store, ...workers, ...factions, votes, ...counts, ...marker }
}

function change(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === before[name] ? [] : [[name, value - (before[name] ?? 0)]],
    ),
  )
}

/** What the box did to blue, and to red as one of the others. */
function outcomeOf(source: Source, carried: Box, own: string | null = null, nextLaw = 'basic-income'): Outcome {
  const game = table(own, nextLaw)
  const blue = numbersOf(game.state, 'blue')
  const red = numbersOf(game.state, 'red')
  answerAll(game.run((t) => carryOut(t, 'blue', carried, source, own)))
  expect(game.eventsOf('skipped')).toEqual([])
  const others = change(red, numbersOf(game.state, 'red'))
  return { ...change(blue, numbersOf(game.state, 'blue')), ...(Object.keys(others).length === 0 ? {} : { others }) }
}

const split = (key: string): [string, string] => {
  const [id = '', part = ''] = key.split(':')
  return [id, part]
}

describe('every box, in numbers', () => {
  it.each(Object.entries(BUILDING_OUTCOMES))('building %s', (key, expected) => {
    const [id, half] = split(key)
    const which = half === 'upper' ? 'upper' : 'lower'
    expect(outcomeOf(`building:${id}:${which}`, buildingFacts(id)[which], id)).toEqual(expected)
  })

  it.each(Object.entries(NEWS_OUTCOMES))('news %s', (id, expected) => {
    expect(outcomeOf(`news:${id}`, newsFacts(id).box)).toEqual(expected)
  })

  it.each(Object.entries(LAW_OUTCOMES))('law %s', (key, expected) => {
    const [id, side] = split(key)
    const game = table(null, id)
    const blue = numbersOf(game.state, 'blue')
    const red = numbersOf(game.state, 'red')
    const play = game.run((t) => carryOut(t, 'blue', box(law(lawFacts(id).deck)), 'news:mayor-boxer', null))
    play.answers(`lawbox:${side}`)
    answerAll(play)
    const others = change(red, numbersOf(game.state, 'red'))
    expect({
      ...change(blue, numbersOf(game.state, 'blue')),
      ...(Object.keys(others).length === 0 ? {} : { others }),
    }).toEqual(expected)
  })

  it.each(Object.entries(TILE_OUTCOMES))('tile %s', (key, expected) => {
    const [id, side] = split(key)
    const face = side === 'grey' ? 'grey' : 'red'
    expect(outcomeOf(`tile:${id}:${face}`, tileFacts(id)[face])).toEqual(expected)
  })

  it.each(Object.entries(FACTION_OUTCOMES))('faction %s', (id, expected) => {
    expect(outcomeOf(`faction:${id}`, factionBox(id))).toEqual(expected)
  })

  it('covers all boxes', () => {
    expect(Object.keys(BUILDING_OUTCOMES)).toHaveLength(43 * 2)
    expect(Object.keys(NEWS_OUTCOMES)).toHaveLength(46)
    expect(Object.keys(LAW_OUTCOMES)).toHaveLength(20 * 2)
    expect(Object.keys(TILE_OUTCOMES)).toHaveLength(7 * 2)
    expect(Object.keys(FACTION_OUTCOMES)).toHaveLength(3 * 4 * 2)
  })
})
