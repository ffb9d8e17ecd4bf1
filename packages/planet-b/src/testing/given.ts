// A tiny driver for tests: state what matters, run a script, answer like a player, look at the result.
// Blue sits at board 1 and acts, then come red, green and gold. Chance is scripted by the order of decks and bag.
import { type Script, seedRandom, Table } from '@hustings/kernel'
import { Conversation, randomThatDraws, stackDeck } from '@hustings/kernel/testing'
import { buildingFacts } from '../data/buildings.ts'
import type { Box } from '../data/facts.ts'
import type { BuildingDeck, Half, Kind, LawDeck, NewsDeck, PlayerCount, PlayerSeat, Voter } from '../data/vocabulary.ts'
import { carryOut } from '../rules/boxes/box.ts'
import { advance } from '../rules/course/course.ts'
import { createTable, newTurn } from '../rules/course/setup.ts'
import type { PlanetBTable } from '../rules/table.ts'
import type { PlanetBEvent, Source } from '../state/events.ts'
import type { Building, PlanetBState, Player, Workers } from '../state/state.ts'

export interface Given {
  readonly players?: PlayerCount
  readonly seed?: string
  readonly first?: PlayerSeat
  readonly openScores?: boolean
  /** Asks every question, also with a single answer. */
  readonly strict?: boolean
}

export type Change = (s: PlanetBState) => void
export type Play = Conversation<void>

/** The first turn of blue, who has not dealt yet, with empty hands; changed as the test wants it. */
export function given(setting: Given = {}, change: Change = () => undefined): TestTable {
  const { players = 4, first = 'blue', openScores = false, seed = 'test' } = setting
  const state = createTable({ players, first, openScores }, seedRandom(seed))
  state.clock = { phase: 'deal', step: 0, turn: 1, active: 0, turnsLeft: null }
  state.turn = newTurn()
  change(state)
  const game = new TestTable(state)
  return setting.strict === true ? game.strictly() : game
}

/** The table right after setup, before the draft. */
export function beforeDraft(setting: Given = {}): TestTable {
  return given(setting, (s) => {
    s.clock = { phase: 'draft', step: 0, turn: 0, active: 0, turnsLeft: null }
  })
}

export class TestTable {
  readonly table: PlanetBTable

  constructor(state: PlanetBState) {
    this.table = new Table<PlanetBState, PlanetBEvent>(state)
  }

  get state(): PlanetBState {
    return this.table.state
  }

  get blue(): Player {
    return this.state.player.blue
  }
  get red(): Player {
    return this.state.player.red
  }
  get green(): Player {
    return this.state.player.green
  }
  get gold(): Player {
    return this.state.player.gold
  }

  /** From now on asks every question, also with a single answer. */
  strictly(): this {
    this.table.strict = true
    return this
  }

  /** Everything told so far. */
  get events(): readonly PlanetBEvent[] {
    return this.table.emitted.map(({ event }) => event)
  }

  eventsOf<K extends PlanetBEvent['type']>(type: K): Extract<PlanetBEvent, { type: K }>[] {
    return this.events.filter((event): event is Extract<PlanetBEvent, { type: K }> => event.type === type)
  }

  /** Runs a script up to its first question. */
  run<T>(script: (t: PlanetBTable) => Script<T>): Conversation<T> {
    return new Conversation(script(this.table))
  }

  /** Plays the game on from where it stands, up to its first question. */
  goOn(): Play {
    return this.run(function* (t) {
      while (!t.state.finished) yield* advance(t)
    })
  }

  /** Continues until a phase begins, for steps without decisions. */
  goOnTo(phase: PlanetBState['clock']['phase']): Play {
    return this.run(function* (t) {
      while (t.state.clock.phase !== phase && !t.state.finished) yield* advance(t)
    })
  }
}

/** A box being carried out by blue, between two actions of the own turn. */
export interface BoxPlay {
  readonly game: TestTable
  readonly play: Play
}

export function carryingOut(
  box: Box,
  change: Change = () => undefined,
  setting: Given = {},
  source: Source = 'news:test',
): BoxPlay {
  const game = given(setting, (s) => {
    acting(s)
    change(s)
  })
  return { game, play: game.run(byBlue(box, source)) }
}

/** The same for a table that is already there. */
export function byBlue(box: Box, source: Source = 'news:test'): (t: PlanetBTable) => Script {
  return (t) => carryOut(t, 'blue', box, source, null)
}

/** A box of a building that blue has built, as if its zone had just been filled. */
export function operating(id: string, half: Half, change: Change = () => undefined, setting: Given = {}): BoxPlay {
  const game = given(setting, (s) => {
    acting(s)
    if (id !== 'headquarters') built(s, 'blue', id)
    change(s)
  })
  const box = buildingFacts(id)[half]
  return { game, play: game.run((t) => carryOut(t, 'blue', box, `building:${id}:${half}`, id)) }
}

/** The active player is in the middle of the actions of the turn. */
export function acting(s: PlanetBState): void {
  s.clock.phase = 'actions'
}

/** A building in front of a player, with workers in its zones. */
export function built(
  s: PlanetBState,
  seat: PlayerSeat,
  id: string,
  ...workers: readonly Partial<Workers>[]
): Building {
  const { buildings } = s.player[seat]
  removeCard(s, id)
  const building: Building = {
    id,
    zones: buildingFacts(id).zones.map((_, zone) => ({ trickster: 0, brain: 0, ...workers[zone] })),
  }
  const at = buildings.findIndex((each) => each.id === id)
  if (at >= 0) buildings[at] = building
  else buildings.push(building)
  return building
}

/** Building cards from their decks into a hand. */
export function inHand(s: PlanetBState, seat: PlayerSeat, ...cards: readonly string[]): void {
  for (const card of cards) removeCard(s, card)
  s.player[seat].hand.push(...cards)
}

function removeCard(s: PlanetBState, card: string): void {
  for (const deck of Object.values(s.buildings)) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1)
}

/** These cards are drawn next from a building deck, the first one first. */
export function onTop(s: PlanetBState, deck: BuildingDeck, ...cards: readonly string[]): void {
  stackDeck(s.buildings[deck], ...cards)
}

/** These laws are drawn next, the first one first. */
export function nextLaws(s: PlanetBState, deck: LawDeck, ...laws: readonly string[]): void {
  stackDeck(s.laws[deck], ...laws)
}

/** This news card is face up on its deck. */
export function faceUp(s: PlanetBState, deck: NewsDeck, card: string): void {
  const stack = s.news[deck]
  if (stack.up === card) return
  stackDeck(stack.cards, card)
  const top = stack.cards.pop() ?? null
  if (stack.up !== null) stack.cards.push(stack.up)
  stack.up = top
}

/** News cards on the pile of a player, the last one on top. */
export function pile(s: PlanetBState, seat: PlayerSeat, ...cards: readonly string[]): void {
  for (const card of cards) {
    for (const stack of Object.values(s.news)) {
      if (stack.up === card) stack.up = stack.cards.pop() ?? null
      else if (stack.cards.includes(card)) stack.cards.splice(stack.cards.indexOf(card), 1)
    }
    s.player[seat].news.push(card)
  }
}

/** Exactly these votes in the bag; the rest is in the supplies. */
export function bagOf(s: PlanetBState, votes: Partial<Record<Voter, number>>): void {
  for (const seat of s.order) {
    s.bag[seat] = votes[seat] ?? 0
    s.player[seat].votes = 25 - s.bag[seat]
  }
  if (s.puppet === null) return
  s.bag.puppet = votes.puppet ?? 0
  s.puppet.votes = 25 - s.bag.puppet
}

/** These votes come out of the bag next, in this order. */
export function nextVotes(s: PlanetBState, ...votes: readonly Voter[]): void {
  s.random = randomThatDraws(s.bag, votes)
}

/** How many of each kind stand on the board of a player. */
export function onBoard(s: PlanetBState, seat: PlayerSeat, workers: Partial<Record<Kind, number>>): void {
  Object.assign(s.player[seat].workers, { trickster: 0, brain: 0 }, workers)
}
