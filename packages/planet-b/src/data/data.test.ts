import { describe, expect, it } from 'vitest'
import { boxValue, zoneCost } from '../testing/value.ts'
import {
  type Action,
  type Box,
  BUILDINGS,
  type BuildingFacts,
  buildingDeck,
  buildingFacts,
  type Cost,
  ELECTION_SPACES,
  EXCHANGE_GAIN,
  FACTION_BOXES,
  FACTIONS,
  FRAUD_SPACES,
  FRAUD_TOKENS,
  factionBox,
  KINDS,
  LAST_STEP,
  LAWS,
  lawDeck,
  lawFacts,
  MARKETS,
  MEAT_PRICE,
  MOOD_SPACES,
  moodSpace,
  NEWS,
  newsDeck,
  newsFacts,
  OFFICE_CARDS,
  OFFICES,
  ORIGINS,
  type Origin,
  PLAYER_BOARDS,
  PRODUCTION_TILE_PRICE,
  PRODUCTION_TILES,
  RESOURCES,
  SEATS,
  SUITCASE_SPACES,
  SUITCASES,
  TILES,
  tileFacts,
  tileSet,
  VOTES_PER_COLOUR,
  type Zone,
} from './index.ts'

const factionBoxes = FACTIONS.flatMap((faction) => FACTION_BOXES[faction])

/** Every box of the game, with the name of what carries it. */
const boxes: readonly (readonly [string, Box])[] = [
  ...BUILDINGS.flatMap(({ id, upper, lower }) => [[`${id} upper`, upper] as const, [`${id} lower`, lower] as const]),
  ...NEWS.map(({ id, box }) => [id, box] as const),
  ...LAWS.flatMap(({ id, left, right }) =>
    [left, right].flatMap(({ president, others }) => [[id, president] as const, [`${id} others`, others] as const]),
  ),
  ...TILES.flatMap(({ id, grey, red }) => [[`${id} grey`, grey] as const, [`${id} red`, red] as const]),
  ...OFFICES.flatMap((office) => [
    [`${office} now`, OFFICE_CARDS[office].now] as const,
    [`${office} turn`, OFFICE_CARDS[office].turn] as const,
  ]),
  ...factionBoxes.map((box) => [box.id, box] as const),
  ...MOOD_SPACES.map(({ position, election }) => [`mood ${position}`, election] as const),
  ...FRAUD_SPACES.map((box, index) => [`fraud ${index}`, box] as const),
]

/** The symbols of a box, those inside choices, counts and conditions included. */
function symbols({ cost, do: actions }: Pick<Box, 'cost' | 'do'>): readonly (Action | Cost)[] {
  return [...cost, ...actions.flatMap(nested)]
}
function nested(action: Action): readonly Action[] {
  switch (action.op) {
    case 'one_of':
      return [action, ...action.options.flat().flatMap(nested)]
    case 'per':
    case 'draw_votes':
      return [action, ...action.do.flatMap(nested)]
    case 'if':
      return [action, ...[...action.do, ...action.otherwise].flatMap(nested)]
    default:
      return [action]
  }
}
const has = (box: Box, op: string): boolean => symbols(box).some((symbol) => symbol.op === op)
const places = (zone: Zone): number => (zone.trickster ?? 0) + (zone.brain ?? 0)
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const ofDeck = (deck: BuildingFacts['deck']): readonly BuildingFacts[] =>
  BUILDINGS.filter((building) => building.deck === deck)
const within = (value: number, [low, high]: readonly [number, number], what: string): void => {
  expect(value, what).toBeGreaterThanOrEqual(low)
  expect(value, what).toBeLessThanOrEqual(high)
}

describe('how many there are', () => {
  it('PB-SETUP-02, PBX-86: 46 buildings, 46 news, 20 laws and 4 offices', () => {
    const headquarters = SEATS.length
    expect((['A', 'B', 'C'] as const).map((deck) => buildingDeck(deck).length)).toEqual([14, 14, 14])
    expect(BUILDINGS.length - 1 + headquarters).toBe(46)
    expect((['I', 'II', 'III'] as const).map((deck) => newsDeck(deck).length)).toEqual([16, 16, 14])
    expect([lawDeck('yellow').length, lawDeck('blue').length, LAWS.length]).toEqual([10, 10, 20])
    expect(OFFICES).toHaveLength(4)
  })

  it('PB-SETUP-01, PB-SETUP-04, PBX-86: 7 tiles, 4 colors with 25 votes, 10 tiles and 4 fraud tokens each, 10 suitcases', () => {
    expect([tileSet('A').length, tileSet('B').length]).toEqual([3, 4])
    expect(new Set(SEATS).size).toBe(4)
    expect(SEATS.length * VOTES_PER_COLOUR).toBe(100)
    expect(SEATS.length * PRODUCTION_TILES.length).toBe(40)
    expect(FRAUD_TOKENS).toEqual({ 'stuffed-ballot': 2, 'extra-draw': 2 })
    expect(FRAUD_SPACES).toHaveLength(4)
    expect(SUITCASES).toBe(10)
  })

  it('PB-EXCH-03: ten suitcases are enough for three tiles short of full and the one that exchanges', () => {
    for (const spaces of Object.values(SUITCASE_SPACES)) expect(3 * (spaces - 1) + 1).toBeLessThanOrEqual(SUITCASES)
    expect(SUITCASE_SPACES).toEqual({ 2: 3, 3: 3, 4: 4 })
  })

  it('each card has a unique id', () => {
    const all = [BUILDINGS, NEWS, LAWS, TILES, factionBoxes]
    for (const cards of all) {
      const ids = cards.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expect(buildingFacts('garment-factory').cost).toBe(8)
    expect(newsFacts('minor-renovation').deck).toBe('III')
    expect(lawFacts('term-limits').deck).toBe('yellow')
    expect(tileFacts('llamazone-prime').set).toBe('A')
    expect(factionBox('capitalists-4a').step).toBe(4)
    expect(() => buildingFacts('sewing-factory')).toThrow("No building has the id 'sewing-factory'")
  })

  it('gives the origin of every card, and marks the reconstructed ones that are known in part', () => {
    const count = (cards: readonly { readonly origin: Origin; readonly partlyKnown?: true }[]) => [
      ...ORIGINS.map((origin) => cards.filter((card) => card.origin === origin).length),
      cards.filter(({ partlyKnown }) => partlyKnown === true).length,
    ]
    expect(count(BUILDINGS)).toEqual([0, 0, 43, 17])
    expect(count(NEWS)).toEqual([0, 0, 46, 7])
    expect(count(LAWS)).toEqual([0, 0, 20, 1])
    expect(count(TILES)).toEqual([0, 0, 7, 7])
    expect(count(factionBoxes)).toEqual([0, 0, 24, 2])
    expect(count(OFFICES.map((office) => OFFICE_CARDS[office]))).toEqual([0, 0, 4, 4])
    expect(count(PLAYER_BOARDS)).toEqual([0, 0, 4, 0])
  })

  it('calls a card reconstructed as soon as one of its boxes is, and marks it where another box is not', () => {
    const carriers = [
      ...BUILDINGS.map(({ upper, lower, ...card }) => ({ ...card, boxes: [upper, lower] })),
      ...LAWS.map(({ left, right, ...card }) => ({ ...card, boxes: [left, right] })),
    ]
    for (const { id, origin, partlyKnown, boxes: own } of carriers) {
      const origins = own.flatMap((box) => box.origin ?? [])
      if (origins.includes('reconstructed')) expect(origin, id).toBe('reconstructed')
      if (origins.includes('rulebook')) expect(origin === 'rulebook' || partlyKnown === true, id).toBe(true)
    }
  })
})

describe('the grammar of boxes', () => {
  it('PBX-161, PBX-155: every symbol has a whole positive number, and every box with actions does something', () => {
    for (const [name, box] of boxes) {
      for (const symbol of symbols(box))
        if ('n' in symbol) {
          expect(Number.isInteger(symbol.n), name).toBe(true)
          expect(symbol.n, name).toBeGreaterThan(0)
        }
      expect(box.cost.length + box.do.length > 0 || name === 'mood 0', name).toBe(true)
    }
  })

  it('PB-TURN-05: only the red side of a tile has a cost, 1 mood', () => {
    for (const { grey, red } of TILES) {
      expect(grey.cost).toEqual([])
      expect(red.cost).toEqual([{ op: 'mood_down', n: 1 }])
    }
  })

  it('PB-FRAUD-06, PB-CARD-32: fraud is on the headquarters and some news, never on a tile', () => {
    expect(boxes.filter(([, box]) => has(box, 'fraud')).map(([name]) => name)).toEqual([
      'headquarters upper',
      'recount',
      'ballot-box-update',
      'referendum',
      'festive-emergency',
    ])
  })

  it('the part of a President never has a cost, so that both boxes of a law can be chosen', () => {
    for (const { left, right } of LAWS) for (const { president } of [left, right]) expect(president.cost).toEqual([])
  })

  it('PB-BOX-03: only the workers of a bad mood are paid as far as possible', () => {
    const partial = boxes.filter(([, box]) => box.cost.some((cost) => 'partial' in cost))
    expect(partial.map(([name]) => name)).toEqual(['mood -4', 'mood -3', 'mood -2', 'mood -1'])
  })

  it('G1, G2, G3, G4: copying, replaying, rebuilding and returning are guarded where they stand', () => {
    const copying = boxes.filter(([, box]) => has(box, 'copy_box'))
    expect(copying.map(([name]) => name)).toEqual(['power-plant upper'])
    for (const [, box] of copying)
      for (const symbol of symbols(box)) if (symbol.op === 'copy_box') expect(symbol.not_ops).toContain('copy_box')
    for (const [, box] of boxes.filter(([, candidate]) => has(candidate, 'replay_news')))
      expect(box.limit).toBe('once_per_turn')
    const refunded = boxes.filter(([, box]) => box.do.some((action) => action.op === 'demolish' && action.refund))
    expect(refunded.map(([name]) => name)).toEqual(['construction-site upper', 'minor-renovation'])
    for (const [, box] of refunded) {
      expect(box.order).toBe('printed')
      expect(box.do.map(({ op }) => op)).toEqual(['demolish', 'build'])
    }
    expect(buildingFacts('hospital').upper.do[0]).toMatchObject({ not_from: ['hospital', 'building_in_use'] })
    expect(buildingFacts('hospital').zones).toHaveLength(1)
  })

  it('G5: only the Space Elevator gives more worker units than it takes', () => {
    const units = ({ do: actions }: Box) =>
      actions.reduce((sum, action) => sum + (action.op === 'worker_action' ? action.n : 0), 0)
    const generous = BUILDINGS.filter(({ zones, upper, lower }) =>
      zones.some((zone) => Math.max(units(upper), units(lower)) > places(zone)),
    )
    expect(generous.map(({ id }) => id)).toEqual(['space-elevator'])
  })
})

describe('buildings', () => {
  it('PB-DRAW-04, PB-BUILD-02: each deck has its range of cost and its kinds of workers', () => {
    const decks = {
      A: { costs: [4, 10], kinds: ['trickster'] },
      B: { costs: [14, 20], kinds: ['trickster', 'brain'] },
      C: { costs: [24, 30], kinds: ['brain'] },
    } as const
    for (const [deck, { costs, kinds }] of Object.entries(decks)) {
      const cards = BUILDINGS.filter((building) => building.deck === deck)
      const printed = cards.map(({ cost }) => cost).sort((a, b) => a - b)
      const twice = Array.from({ length: 14 }, (_, index) => costs[0] + Math.floor(index / 2))
      expect(printed).toEqual(twice)
      for (const { zones, id } of cards)
        expect(
          KINDS.filter((kind) => zones.some((zone) => zone[kind])),
          id,
        ).toEqual(kinds)
    }
  })

  it('five buildings of each deck can be used twice, the others once', () => {
    for (const deck of ['A', 'B', 'C'] as const)
      expect(
        ofDeck(deck)
          .map(({ zones }) => zones.length)
          .filter((zones) => zones === 2),
      ).toHaveLength(5)
    for (const { zones } of BUILDINGS) within(zones.length, [1, 2], 'zones')
  })

  it('PB-WORK-14, PB-CARD-32, PBX-161: the headquarters has one zone for a Trickster and a Brain, no cost and no VP', () => {
    expect(buildingFacts('headquarters')).toMatchObject({ cost: 0, vp: 0, zones: [{ trickster: 1, brain: 1 }] })
    expect(has(buildingFacts('headquarters').upper, 'fraud')).toBe(true)
  })

  it('PB-CARD-33, PB-CARD-34, PBX-161: the Restaurant has two zones of one place, the Garment Factory two of two', () => {
    expect(buildingFacts('restaurant').zones).toEqual([{ trickster: 1 }, { brain: 1 }])
    expect(buildingFacts('garment-factory').zones).toEqual([{ trickster: 2 }, { trickster: 2 }])
  })

  it('D11: VP grow with the deck', () => {
    const bands = { A: [1, 4], B: [6, 9], C: [11, 14] } as const
    for (const deck of ['A', 'B', 'C'] as const) for (const { vp, id } of ofDeck(deck)) within(vp, bands[deck], id)
    const means = (['A', 'B', 'C'] as const).map((deck) => mean(ofDeck(deck).map(({ vp }) => vp)).toFixed(1))
    expect(means).toEqual(['2.6', '7.4', '12.4'])
  })

  it('every box is worth its work places, within the band of its deck', () => {
    const bands = {
      HQ: { one: [0, 4], two: [0, 4] },
      A: { one: [1, 6], two: [1, 4] },
      B: { one: [7, 13], two: [4, 9] },
      C: { one: [14, 26], two: [5, 12] },
    } as const
    for (const { deck, zones, upper, lower, id } of BUILDINGS)
      for (const box of [upper, lower])
        for (const zone of zones)
          within(boxValue(box) - zoneCost(zone), bands[deck][zones.length === 1 ? 'one' : 'two'], id)
  })
})

describe('news and laws', () => {
  it('PB-NEWS-08, PBX-129: all news II and half of III are immoral, none of I', () => {
    const immoral = (deck: string) => NEWS.filter((news) => news.deck === deck && news.immoral).length
    expect([immoral('I'), immoral('II'), immoral('III')]).toEqual([0, 16, 7])
  })

  it('PB-NEWS-09: offices and the exchange check morality, and no other card', () => {
    const asking = boxes.filter(([, box]) =>
      symbols(box).some((symbol) => symbol.op === 'if' || (symbol.op === 'law' && symbol.deck === 'by_morality')),
    )
    expect(asking.map(([name]) => name)).toEqual(['president turn', 'prime-minister turn', 'lama turn', 'dodo turn'])
    expect(EXCHANGE_GAIN.op).toBe('if')
  })

  it('PB-CARD-37: a news of deck I gives 2 plastic', () => {
    expect(newsFacts('ocean-cleaned')).toMatchObject({
      deck: 'I',
      box: { cost: [], do: [{ op: 'res', res: 'plastic', n: 2 }] },
    })
  })

  it('PB-CARD-36: the coal law lets the President support the Futurists, and the others advance', () => {
    expect(lawFacts('coal-phase-out').left).toMatchObject({
      president: { do: [{ op: 'faction_sup', track: 'futurists', n: 1 }] },
      others: { do: [{ op: 'faction_adv', track: 'futurists', n: 1 }] },
    })
  })

  it('every card belongs to the band of its deck', () => {
    const news = { I: [8, 14], II: [13, 18], III: [15, 26] } as const
    for (const { deck, box, id } of NEWS) within(boxValue(box), news[deck], id)
    const laws = {
      yellow: { president: [8, 15], others: [2, 8] },
      blue: { president: [13, 17], others: [-8, 5] },
    } as const
    for (const { deck, left, right, id } of LAWS)
      for (const { president, others } of [left, right]) {
        within(boxValue(president), laws[deck].president, id)
        within(boxValue(others), laws[deck].others, id)
      }
  })
})

describe('boards', () => {
  it('PB-PROD-01, PB-PROD-03, PB-PROD-08, PBX-107: two lines of three different resources on each player board', () => {
    expect(RESOURCES).toHaveLength(7)
    expect(PLAYER_BOARDS.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    for (const { lines } of PLAYER_BOARDS)
      for (const line of [lines.upper, lines.lower]) {
        expect(new Set(line).size).toBe(3)
        for (const resource of line) expect(RESOURCES).toContain(resource)
      }
  })

  it('D5: the first board prints less than the others, which print as much as each other', () => {
    const value = { plants: 3, water: 3, plastic: 4, hydrogen: 4, iridium: 4, chips: 4, meat: 6 }
    const totals = PLAYER_BOARDS.map(({ lines }) =>
      [...lines.upper, ...lines.lower].reduce((sum, resource) => sum + value[resource], 0),
    )
    expect(totals).toEqual([21, 24, 24, 24])
  })

  it('PB-TILE-07, D6: ten production tiles at 10 money, every resource at least once', () => {
    expect(PRODUCTION_TILES).toHaveLength(10)
    expect(new Set(PRODUCTION_TILES).size).toBe(RESOURCES.length)
    expect(PRODUCTION_TILE_PRICE).toBe(10)
  })

  it('PB-SELL-03, PB-SELL-04: each of three markets rules two resources at one price; meat is always 6', () => {
    const sold = Object.values(MARKETS).flatMap(({ resources }) => resources)
    expect([...sold, 'meat'].sort()).toEqual([...RESOURCES].sort())
    expect(MEAT_PRICE).toBe(6)
    expect(Object.values(MARKETS).map(({ start }) => start)).toEqual(['grey', 'red', 'grey'])
  })

  it('PB-MOOD-01: four good and four bad moods around a neutral one, dearer outwards', () => {
    expect(MOOD_SPACES.map(({ position }) => position)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4])
    expect(moodSpace(0).election).toEqual({ cost: [], do: [] })
    for (const position of [1, 2, 3])
      expect(boxValue(moodSpace(position + 1).election)).toBeGreaterThan(boxValue(moodSpace(position).election))
    for (const position of [-4, -3, -2, -1])
      expect(moodSpace(position).election.cost).toEqual([{ op: 'worker', n: -position, partial: true }])
  })

  it('PB-FRAUD-03: fraud spaces become dearer from top to bottom', () => {
    const prices = FRAUD_SPACES.map(({ cost }) => cost.map((symbol) => (symbol.op === 'money' ? symbol.n : 0)))
    expect(prices).toEqual([[4], [8], [12], [16]])
  })

  it('PB-FACTION-01: two boxes at each of four steps of three tracks, worth more from step to step', () => {
    const bands = [
      [15, 19],
      [25, 30],
      [36, 41],
      [48, 54],
    ] as const
    for (const faction of FACTIONS) {
      expect(FACTION_BOXES[faction].map((box) => box.step)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
      for (const box of FACTION_BOXES[faction]) within(boxValue(box), bands[box.step - 1] ?? [0, 0], box.id)
    }
    expect(LAST_STEP).toBe(4)
  })

  it('every tile belongs to the band of its letter and side', () => {
    const bands = { A: { grey: [29, 33], red: [29, 34] }, B: { grey: [35, 38], red: [37, 41] } } as const
    for (const { set, grey, red, id } of TILES) {
      within(boxValue(grey), bands[set].grey, id)
      within(boxValue(red), bands[set].red, id)
    }
  })

  it('any order of the A tiles offers produce, build, workers, news and factions at the start', () => {
    const [one, two, three] = tileSet('A').map((id) => tileFacts(id))
    if (one === undefined || two === undefined || three === undefined) throw new Error('three A tiles')
    for (const [left, centre, right] of [
      [one, two, three],
      [two, one, three],
      [one, three, two],
    ] as const)
      for (const op of ['produce', 'build', 'worker_action', 'play_news', 'faction_sup'])
        expect(
          [left.grey, centre.red, right.grey].some((box) => has(box, op)),
          op,
        ).toBe(true)
  })

  it('PB-ELEC-28, PB-OFFICE-05, PB-OFFICE-06, PB-OFFICE-07, PB-EXCH-05: offices bring VP, immorality brings money', () => {
    const now = OFFICES.map((office) => OFFICE_CARDS[office].now.do)
    expect(now).toEqual([25, 10, 3, 1].map((n) => [{ op: 'vp', n }]))
    const immoral = OFFICES.slice(1).map((office) => OFFICE_CARDS[office].turn.do[0])
    expect(immoral).toMatchObject([6, 3, 1].map((n) => ({ op: 'if', do: [{ op: 'money', n }] })))
    expect(EXCHANGE_GAIN).toMatchObject({ do: [{ op: 'money', n: 5 }], otherwise: [{ op: 'add_votes', n: 2 }] })
  })

  it('PB-P3-02: the D.O.D.O. is not used with fewer than four players', () => {
    const used = (players: 2 | 3 | 4) => OFFICES.filter((office) => OFFICE_CARDS[office].players.includes(players))
    expect(used(4)).toEqual(OFFICES)
    expect(used(3)).toEqual(['president', 'prime-minister', 'lama'])
    expect(used(2)).toEqual(used(3))
  })

  it('D3: three exchanges bring an election', () => {
    expect(ELECTION_SPACES).toEqual({ 2: 5, 3: 5, 4: 6 })
  })
})
