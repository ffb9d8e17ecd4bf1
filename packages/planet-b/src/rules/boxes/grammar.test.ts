// Boxes that no card prints: any costs and actions of the grammar together. A new card of known symbols needs no code, so
// each of them must be paid in full, come to its end and leave a sound table.
import { type Random, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { expect, it } from 'vitest'
import type { Action, Box, Cost } from '../../data/facts.ts'
import * as symbol from '../../data/symbols.ts'
import { FACTIONS, OFFICES, RESOURCES } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { acting, built, byBlue, given, inHand, type TestTable } from '../../testing/given.ts'
import { violationsIn } from '../../violations.ts'
import { payability } from '../means/payability.ts'

/** Something out of a hat. */
class Hat {
  readonly random: Random
  constructor(seed: string) {
    this.random = randomFrom(seedRandom(seed))
  }
  below(n: number): number {
    return this.random.below(n)
  }
  few(): number {
    return 1 + this.below(3)
  }
  one<T>(things: readonly T[]): T {
    const thing = things[this.below(things.length)]
    if (thing === undefined) throw new Error('an empty hat')
    return thing
  }
  some<T>(from: number, to: number, draw: () => T): T[] {
    return Array.from({ length: from + this.below(to - from + 1) }, draw)
  }
}

const TRACKS = ['any', ...FACTIONS] as const

function randomCost(hat: Hat): Cost {
  const cost = hat.one<() => Cost>([
    () => symbol.money(hat.few() * 3),
    () => symbol.moodDown(hat.few()),
    () => symbol.anyRes(hat.few()),
    () => symbol.res(hat.one(RESOURCES), hat.few()),
    () => symbol.trickster(hat.few()),
    () => symbol.brain(hat.few()),
    () => symbol.worker(hat.few()),
    () => symbol.advance(hat.one(TRACKS), hat.few()),
    () => symbol.demolish(1),
  ])()
  return hat.below(5) === 0 ? { ...cost, who: hat.one(['others', 'all']) } : cost
}

function randomAction(hat: Hat, depth = 0): Action {
  const inside = (): Action[] => [depth > 1 ? symbol.vp(1) : randomAction(hat, depth + 1)]
  const action = hat.one<() => Action>([
    () => ({ op: hat.one(['money', 'vp', 'mood_up', 'mood_down', 'any_res', 'add_votes']), n: hat.few() }),
    () => symbol.lowestMood(),
    () => symbol.res(hat.one(RESOURCES), hat.few()),
    () => ({ op: hat.one(['produce', 'build', 'build_free', 'buy_tile']), n: hat.few() }),
    () => symbol.buildTop(hat.one(['A', 'B', 'C'])),
    () => ({ op: hat.one(['worker_action', 'trickster', 'brain', 'worker']), n: hat.few() }),
    () => ({ op: hat.one(['play_news', 'replay_news']), n: hat.few() }),
    () => ({ op: hat.one(['faction_adv', 'faction_sup', 'support_keep']), track: hat.one(TRACKS), n: hat.few() }),
    () => ({ op: 'fraud', n: hat.few(), free: hat.below(2) === 0 }),
    () => symbol.elect(hat.one(['left', 'right', 'either']), hat.few()),
    () => symbol.law(hat.one(['yellow', 'blue', 'any', 'by_morality'])),
    () => symbol.demolishRefunded(1),
    () => symbol.discardCards(hat.below(2), 3),
    () => symbol.drawVotes(3, symbol.per('own_votes_drawn', symbol.vp(2))),
    () => symbol.returnWorker(1, 'hospital', 'building_in_use'),
    () => symbol.copyBox(1),
    () => symbol.sellAt(3, 2),
    () => symbol.per('faction_steps_total', symbol.votes(1)),
    () => symbol.oneOf(inside(), inside()),
    () => symbol.ifImmoral(inside(), inside()),
  ])()
  return hat.below(5) === 0 ? { ...action, who: hat.one(['others', 'all']) } : action
}

/** A table in the middle of a game, with a bit of everything. */
function randomTable(hat: Hat): TestTable {
  return given({ players: hat.one([2, 3, 4]), seed: `table ${hat.below(1_000_000)}` }, (s: PlanetBState) => {
    acting(s)
    s.elections = 1
    for (const [at, seat] of s.order.entries()) {
      const player = s.player[seat]
      Object.assign(player, { money: hat.below(25), vp: hat.below(10), mood: hat.below(9) - 4, office: OFFICES[at] })
      for (const resource of RESOURCES) player.store[resource] = hat.below(5)
      for (const faction of FACTIONS) player.factions[faction] = hat.below(5)
      player.workers = { trickster: hat.below(9), brain: hat.below(9) }
      player.fraud = (['stuffed-ballot', 'extra-draw', 'extra-draw'] as const).slice(0, hat.below(4))
    }
    if (s.puppet !== null) s.puppet.office = 'lama'
    const card = (): string => hat.one(Object.values(s.buildings).flat())
    for (const id of hat.some(0, 4, card)) built(s, 'blue', id)
    for (let cards = hat.below(4); cards > 0; cards--) inHand(s, 'blue', card())
  })
}

const total = (amounts: object): number => Object.values(amounts).reduce((sum: number, n: number) => sum + n, 0)

/** What a payment takes away, in the words of the symbols. */
function means({ blue }: TestTable): Record<string, number> {
  const { money, store, workers, factions, buildings } = blue
  return {
    money,
    goods: total(store),
    workers: total(workers),
    steps: total(factions),
    buildings: buildings.length,
  }
}

const PAID_WITH: Readonly<Partial<Record<Cost['op'], string>>> = {
  money: 'money',
  res: 'goods',
  any_res: 'goods',
  worker: 'workers',
  trickster: 'workers',
  brain: 'workers',
  faction_adv: 'steps',
  demolish: 'buildings',
}

/** The own part of the cost. */
function due(cost: readonly Cost[]): Record<string, number> {
  const owed: Record<string, number> = { money: 0, goods: 0, workers: 0, steps: 0, buildings: 0 }
  for (const each of cost) {
    const what = each.who === 'others' ? undefined : PAID_WITH[each.op]
    if (what !== undefined && 'n' in each) owed[what] = (owed[what] ?? 0) + each.n
  }
  return owed
}

/** Boxes until enough of them could be paid. */
function eachPayable(
  amount: number,
  boxOf: (hat: Hat) => Box,
  check: (game: TestTable, box: Box, hat: Hat) => void,
): void {
  for (let seed = 0, paid = 0; paid < amount; seed++) {
    const hat = new Hat(`box ${seed}`)
    const game = randomTable(hat)
    const carried = boxOf(hat)
    if (payability(game.state, 'blue', carried).blocked !== null) continue
    paid++
    check(game, carried, hat)
  }
}

it('PB-BOX-02, PB-BOX-03: a cost that counts as payable is paid in full, whatever is chosen on the way', () => {
  const costs = (hat: Hat): Box => ({ cost: hat.some(1, 3, () => randomCost(hat)), do: [] })
  eachPayable(500, costs, (game, { cost }, hat) => {
    const before = means(game)
    const play = game.run(byBlue({ cost, do: [] }))
    // Sales during a question would be counted as well.
    while (!play.done) {
      const legal = play.options.filter(({ aside, blocked }) => aside !== true && blocked === undefined)
      play.answers(hat.one(legal).id)
    }
    const after = means(game)
    const paid = Object.fromEntries(Object.entries(before).map(([what, had]) => [what, had - (after[what] ?? 0)]))
    expect([cost, paid]).toEqual([cost, due(cost)])
  })
})

it('PB-BOX-01, PB-BOX-07: every combination of symbols ends, and the table stays valid', () => {
  const boxes = (hat: Hat): Box => ({
    cost: hat.some(0, 3, () => randomCost(hat)),
    do: hat.some(1, 4, () => randomAction(hat)),
  })
  eachPayable(600, boxes, (game, carried, hat) => {
    const play = game.run(byBlue(carried))
    for (let answers = 0; !play.done; answers++) {
      expect(answers).toBeLessThan(500)
      play.answers(randomAnswer(play.question, hat.random))
    }
    expect([carried, violationsIn(game.state)]).toEqual([carried, []])
    const { running, supporting, playing, lawsOnTable } = game.state
    expect([running, supporting, playing, lawsOnTable]).toEqual([[], [], [], []])
  })
})
