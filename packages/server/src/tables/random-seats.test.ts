// Random seats: the seats are dealt to players and bots when the match starts, by the seed of the match.
import type { TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { begunTable, TestPerson, type TestServer, testServer } from '../testing/server.ts'

let server: TestServer
let seed = ''
beforeAll(async () => {
  server = await testServer({ newSeed: () => seed })
})

const FOUR = { game: 'hegemony', options: { players: 4 } }
const seatOf = ({ seats }: TableSeen, person: TestPerson) => seats.find(({ holder }) => holder?.id === person.id)?.seat

async function dealt(people: readonly TestPerson[], about: Record<string, unknown>, from: string): Promise<TableSeen> {
  seed = from
  return (await begunTable(people, about)).table
}

describe('a table with random seats', () => {
  it('deals the same seats with the same seed, and others with another seed', async () => {
    const people = [await TestPerson.guest(server, 'Anna'), await TestPerson.guest(server, 'Bela')]
    const about = { ...FOUR, randomSeats: true }
    const deals = new Set<string>()
    for (const from of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const [first, second] = [await dealt(people, about, from), await dealt(people, about, from)]
      const seats = people.map((person) => seatOf(first, person))
      expect(new Set(seats).size).toBe(2)
      expect(seats).not.toContain(undefined)
      expect(people.map((person) => seatOf(second, person))).toEqual(seats)
      expect(first.seats.filter(({ bot }) => bot !== null)).toHaveLength(2)
      deals.add(seats.join())
    }
    expect(deals.size).toBeGreaterThan(2)
  })

  it('lets the holder of a dealt seat play it, and keeps the seats of Automas', async () => {
    const people = [await TestPerson.guest(server, 'Anna'), await TestPerson.guest(server, 'Bela')]
    const options = { players: 3, automas: { middle: 'simple' } }
    const places = new Set<string>()
    for (const from of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const table = await dealt(people, { game: 'hegemony', options, randomSeats: true }, from)
      expect(table.seats.filter(({ automatic }) => automatic).map(({ seat }) => seat)).toEqual(['middle'])
      const seats = people.map((person) => seatOf(table, person))
      expect(seats.toSorted()).toEqual(['capitalist', 'working'])
      places.add(seats.join())
      const [anna] = people
      const seat = seats[0]
      if (anna === undefined || seat === undefined) throw new Error('nobody')
      expect((await anna.open(table.id, seat)).view).toMatchObject({ [seat]: { hand: expect.any(Array) } })
    }
    expect(places.size).toBe(2)
  })

  it('shows the setting to invited players, and lets the host change it before the start', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const table = await anna.setTable({ ...FOUR, randomSeats: true })
    const bela = await TestPerson.guest(server, 'Bela')
    const { table: invited } = await bela.get<{ table: TableSeen }>(`/invitations/${table.code}`)
    expect(invited.randomSeats).toBe(true)
    expect(await anna.patch<TableSeen>(`/tables/${table.id}`, { randomSeats: false })).toMatchObject({
      randomSeats: false,
    })
  })
})

describe('a table without random seats', () => {
  it('leaves the players at the seats they took', async () => {
    const people = [await TestPerson.guest(server, 'Anna'), await TestPerson.guest(server, 'Bela')]
    for (const from of ['one', 'two', 'three', 'four']) {
      const table = await dealt(people, FOUR, from)
      expect(people.map((person) => seatOf(table, person))).toEqual(table.seats.slice(0, 2).map(({ seat }) => seat))
    }
  })
})
