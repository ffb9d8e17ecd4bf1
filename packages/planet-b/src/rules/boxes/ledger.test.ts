// A second implementation of the symbols without decisions, step by step as in the rules, one symbol at a time. It is
// compared with the engine, which uses sums.
import { randomFrom, seedRandom } from '@hustings/kernel'
import { expect, it } from 'vitest'
import type { Action } from '../../data/facts.ts'
import { FACTIONS, type PlayerSeat, RESOURCES, type Resource } from '../../data/vocabulary.ts'
import { acting, byBlue, given, type TestTable } from '../../testing/given.ts'

interface Page {
  money: number
  vp: number
  mood: number
  votes: number
  store: Record<string, number>
  workers: Record<string, number>
  factions: Record<string, number>
}
interface Books {
  seats: Map<PlayerSeat, Page>
  bag: Record<string, number>
  prices: Readonly<Record<Resource, number>>
  marker: number
  last: number
  election: boolean
}

/** One symbol, once, for one player. */
function once(books: Books, seat: PlayerSeat, page: Page, action: Action): void {
  switch (action.op) {
    case 'money':
      page.money += 1
      break
    case 'vp':
      page.vp += 1
      break
    case 'mood_up':
      if (page.mood === 4) page.vp += 2
      else page.mood += 1
      break
    case 'mood_down':
      if (page.mood > -4) page.mood -= 1
      else page.vp = page.vp < 2 ? 0 : page.vp - 2
      break
    case 'res': {
      const stored = page.store[action.res] ?? 0
      if (stored === 4) page.money += books.prices[action.res]
      else page.store[action.res] = stored + 1
      break
    }
    case 'trickster':
    case 'brain':
      page.workers[action.op] = Math.min(8, (page.workers[action.op] ?? 0) + 1)
      break
    case 'faction_adv': {
      const at = page.factions[action.track] ?? 0
      if (at === 4) page.vp += 4
      else page.factions[action.track] = at + 1
      break
    }
    case 'add_votes':
      if (page.votes === 0) page.vp += 1
      else {
        page.votes -= 1
        books.bag[seat] = (books.bag[seat] ?? 0) + 1
      }
      break
    case 'elect':
      if (action.dir === 'right' && books.marker < books.last) books.marker += 1
      if (action.dir === 'left' && books.marker > 0) books.marker -= 1
      break
    default:
      throw new Error(`the books know nothing of ${action.op}`)
  }
}

function enter(books: Books, order: readonly PlayerSeat[], action: Action): void {
  const whom =
    action.who === undefined ? ['blue'] : action.who === 'all' ? order : order.filter((seat) => seat !== 'blue')
  for (const [seat, page] of books.seats) {
    if (!whom.includes(seat)) continue
    for (let time = 0; 'n' in action && time < action.n; time++) once(books, seat, page, action)
  }
  if (books.marker === books.last) books.election = true
}

/** The books as the table says. */
function booksOf({ state }: TestTable, prices: Books['prices']): Books {
  const pages = state.order.map((seat): [PlayerSeat, Page] => {
    const { money, vp, mood, votes, store, workers, factions } = state.player[seat]
    const copied = { store: { ...store }, workers: { ...workers }, factions: { ...factions } }
    return [seat, { money, vp, mood, votes, ...copied }]
  })
  const { bag, marker, electionDue: election } = state
  return { seats: new Map(pages), bag: { ...bag }, prices, marker, last: state.players === 4 ? 6 : 5, election }
}

const GREY = { plastic: 5, iridium: 5, water: 2, plants: 2, hydrogen: 5, chips: 5, meat: 6 } as const
const RED = { plastic: 3, iridium: 2, water: 4, plants: 4, hydrogen: 3, chips: 2, meat: 6 } as const

it('PB-MOOD-08, PB-PROD-06, PB-WORK-04, PB-FACTION-07, PB-VOTES-02, PB-ELEC-03: sums equal the symbols one after the other', () => {
  for (let seed = 0; seed < 120; seed++) {
    const random = randomFrom(seedRandom(`ledger ${seed}`))
    const one = <T>(things: readonly [T, ...T[]]): T => things[random.below(things.length)] ?? things[0]
    const red = random.below(2) === 0
    const game = given({ players: one([2, 3, 4]), seed: `ledger ${seed}` }, (s) => {
      acting(s)
      for (const deal of Object.values(s.deals)) deal.price = red ? 'red' : 'grey'
      s.bag.puppet = 25
      if (s.puppet !== null) s.puppet.votes = 0
      else s.bag.puppet = 0
    })
    const books = booksOf(game, red ? RED : GREY)
    for (let entry = 0; entry < 25; entry++) {
      const n = 1 + random.below(5)
      const action = one<() => Action>([
        () => ({ op: one(['money', 'vp', 'mood_up', 'mood_down', 'add_votes']), n }),
        () => ({ op: 'res', res: one(['meat', ...RESOURCES]), n }),
        () => ({ op: one(['trickster', 'brain']), n }),
        () => ({ op: 'faction_adv', track: one(['futurists', ...FACTIONS]), n }),
        () => ({ op: 'elect', dir: one(['left', 'right']), n }),
      ])()
      // The marker belongs to no player: it moves once.
      const who = action.op === 'elect' ? undefined : one([undefined, undefined, 'others', 'all'] as const)
      const told: Action = who === undefined ? action : { ...action, who }
      expect(game.run(byBlue({ cost: [], do: [told] })).done).toBe(true)
      enter(books, game.state.order, told)
      expect([told, booksOf(game, books.prices)]).toEqual([told, books])
    }
  }
})
