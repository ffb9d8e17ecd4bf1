import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../state/state.ts'
import { employ, own } from '../testing/arrange.ts'
import { ALL_SIMPLE } from '../testing/automa.ts'
import { given } from '../testing/given.ts'
import { fits, inOrder, type Judge, least, most, mostOfSome, prefer, serviceOrder } from './lists.ts'

interface Fruit {
  readonly name: string
  readonly colour: string
  readonly weight: number
}

const FRUIT: readonly Fruit[] = [
  { name: 'apple', colour: 'red', weight: 3 },
  { name: 'cherry', colour: 'red', weight: 1 },
  { name: 'banana', colour: 'yellow', weight: 3 },
  { name: 'pear', colour: 'green', weight: 3 },
]

/** The names of bullets do not affect how a list is read; these are examples. */
const BULLETS = {
  agriculture: fits(({ colour }) => colour === 'blue'),
  media: fits(({ colour }) => colour === 'red'),
  luxury: fits(({ colour }) => colour === 'yellow'),
  'highest-wages': most(({ weight }) => weight),
  'agriculture-media-luxury': inOrder(['blue', 'green', 'red'], ({ colour }) => colour),
  'fulfils-union': least(({ weight }) => weight),
  'public-company': mostOfSome(({ weight }) => weight - 3),
} as const satisfies Record<string, Judge<Fruit>>

type Name = keyof typeof BULLETS

const nameOf = ({ name }: Fruit) => ({ id: name, label: say(name) })

function choose(lines: readonly Name[], fruit: readonly Fruit[] = FRUIT) {
  const game = given({ automas: ALL_SIMPLE })
  const chosen = prefer(game.table, 'working', 'w-assign-workers', lines, BULLETS, fruit, nameOf).name
  return { chosen, told: game.eventsOf('preference-list')[0] }
}

describe('preference lists', () => {
  it('CC-AUTO-73: the first bullet that fits an option makes the set', () => {
    expect(choose(['media', 'fulfils-union']).chosen).toBe('cherry')
  })

  it('CC-AUTO-74: later bullets narrow the set; one that fits only outside of it is skipped', () => {
    const { chosen, told } = choose(['media', 'luxury', 'highest-wages'])
    expect(chosen).toBe('apple')
    expect(told?.results.map(({ bullet, skipped, decides }) => [bullet, skipped, decides])).toEqual([
      ['media', false, false],
      ['luxury', true, false],
      ['highest-wages', false, true],
    ])
    expect(told?.results[1]?.found).toEqual([null, null, 1, null])
    expect(told?.results[0]?.left).toEqual(['apple', 'cherry'])
  })

  it('CC-AUTO-75: the first of several alternatives in one bullet that fits an option decides', () => {
    expect(choose(['agriculture-media-luxury']).chosen).toBe('pear')
  })

  it('CC-AUTO-72: a single option needs no list', () => {
    const { chosen, told } = choose(['media'], FRUIT.slice(2, 3))
    expect([chosen, told]).toEqual(['banana', undefined])
  })

  it('CC-AUTO-76: the list ends with one option left; otherwise a random one of the rest', () => {
    const { told } = choose(['agriculture-media-luxury', 'media'])
    expect(told?.results).toHaveLength(1)
    const seen = new Set(Array.from({ length: 20 }, (_, i) => drawn(`lot ${i}`)))
    expect([...seen].sort()).toEqual(['apple', 'banana', 'pear'])
  })

  it('a count of nothing fits no option', () => {
    expect(choose(['public-company', 'media', 'fulfils-union']).told?.results[0]?.skipped).toBe(true)
  })
})

function drawn(seed: string): string {
  const game = given({ automas: ALL_SIMPLE, seed })
  const lines: readonly Name[] = ['highest-wages']
  const { name } = prefer(game.table, 'working', 'w-assign-workers', lines, BULLETS, FRUIT, nameOf)
  expect(game.eventsOf('preference-list')[0]).toMatchObject({ lot: true, chosen: name })
  return name
}

describe('Healthcare or Education', () => {
  const order = (change: (s: HegemonyState) => void) =>
    serviceOrder(
      given({}, (s) => {
        s.companies.state = []
        change(s)
      }).state,
      'dearer',
    )

  it('CC-AUTO-78: the one that is not produced publicly, else the more expensive one, else a random one', () => {
    const clinic = (s: HegemonyState): void => {
      employ(s, own(s, 'state', 'public-hospital'), 'working')
    }
    expect(order(clinic)).toEqual(['education', 'healthcare'])
    expect(order((s) => Object.assign(s.policies, { 4: 'B', 5: 'C' }))).toEqual(['education', 'healthcare'])
    expect(order((s) => Object.assign(s.policies, { 4: 'C', 5: 'B' }))).toEqual(['healthcare', 'education'])
    expect(order((s) => Object.assign(s.policies, { 4: 'B', 5: 'B' }))).toBeNull()
    const { state } = given({}, (s) => {
      s.companies.state = []
      Object.assign(s.policies, { 4: 'B', 5: 'C' })
    })
    expect(serviceOrder(state, 'cheaper')).toEqual(['healthcare', 'education'])
  })
})
