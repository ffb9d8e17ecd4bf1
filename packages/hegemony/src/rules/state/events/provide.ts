// Events in which the State provides something to one class, to two, to all, or split among them.

import { type Reason, type Script, say } from '@hustings/kernel'
import { eventCard } from '../../../data/events.ts'
import { CLASSES, type Class, isClass, type Ware } from '../../../data/vocabulary.ts'
import type { HegemonyState } from '../../../state/state.ts'
import { canPay, pay } from '../../economy/money.ts'
import { type Items, type Mix, provide, provideMix, whyNotProvide, whyNotProvideMix } from '../../economy/provide.ts'
import { operationalCompanies, population, workersIn } from '../../labour/workers.ts'
import {
  because,
  DONE,
  type EventRule,
  type HegemonyTable,
  offer,
  type Placement,
  type Served,
  unless,
} from '../../table.ts'
import { CLASS_PAIRS, type ClassPair, classOffer, pairOffer } from './event.ts'

const NOTHING_TO_PROVIDE = because('H-STATE-EVENT-02', 'nothing-to-provide')
const SHORT_OF_MONEY = because('H-STATE-EVENT-02', 'event-money')
const NO_MEDIA = because('H-STATE-PROVIDE-07', 'provide-media')
const SHORT_OF_CUBES = because('H-STATE-PROVIDE-08', 'provide-cubes')

// Measures of the cards

type Measure = (s: HegemonyState, to: Class) => number

export const operational: Measure = (s, to) => operationalCompanies(s, to).length
/** The class's Population; for the Capitalist Class its operational Companies, as printed. */
const size: Measure = (s, to) => (to === 'capitalist' ? operational(s, to) : population(s, to))
const halfOf =
  (measure: Measure): Measure =>
  (s, to) =>
    Math.ceil(measure(s, to) / 2)
/** Workers of the class in public Companies. */
const inPublicSector: Measure = (s, to) => {
  let count = 0
  for (const company of s.companies.state) for (const worker of workersIn(company)) if (worker.class === to) count++
  return count
}

// One class of those printed

interface Task {
  whyNot(s: HegemonyState, to: Class): Reason | null
  /** Returns the number that the reward counts. */
  perform(t: HegemonyTable, placement: Placement, to: Class): Script<number>
}

function toOneClass(event: string, task: Task): EventRule {
  const classes = eventCard(event).choices.flatMap(({ choice }) => (isClass(choice) ? [choice] : []))
  return {
    whyNot(s) {
      let reason: Reason | null = null
      for (const to of classes) {
        const against = task.whyNot(s, to)
        if (against === null) return null
        reason ??= against
      }
      return reason
    },
    *perform(t, placement) {
      const offers = classes.map((to) => unless(task.whyNot(t.state, to), classOffer(to)))
      const to = yield* t.choose('state', say('ask.event-class', { event: say(`event.${event}`) }), offers)
      return [{ choice: to, count: yield* task.perform(t, placement, to) }]
    },
  }
}

/** The same items for any class, or items by a measure of the class. */
function providing(items: (s: HegemonyState, to: Class) => Items, count: Measure): Task {
  return {
    whyNot: (s, to) => (count(s, to) === 0 ? NOTHING_TO_PROVIDE : whyNotProvide(s, to, items(s, to))),
    *perform(t, placement, to) {
      const provided = count(t.state, to)
      yield* provide(t, placement, to, items(t.state, to))
      return provided
    },
  }
}

export function provideWareEvent(event: string, ware: Ware, by: 'companies' | 'size'): EventRule {
  const amount = halfOf(by === 'companies' ? operational : size)
  return toOneClass(
    event,
    providing((s, to) => ({ wares: [{ ware, amount: amount(s, to) }] }), amount),
  )
}

export function provideMixEvent(event: string, wares: readonly [Ware, Ware]): EventRule {
  const amount = halfOf(size)
  const mixFor = (s: HegemonyState, to: Class): Mix => ({ wares, total: amount(s, to) })
  return toOneClass(event, {
    whyNot: (s, to) => whyNotProvideMix(s, to, mixFor(s, to)),
    *perform(t, placement, to) {
      const mix = mixFor(t.state, to)
      yield* provideMix(t, placement, to, mix)
      return mix.total
    },
  })
}

const MONEY_PER = { companies: operational, population: size, publicWorkers: inPublicSector } as const

export function provideMoneyEvent(event: string, by: keyof typeof MONEY_PER): EventRule {
  const money: Measure = (s, to) => figure(event, 'money') * MONEY_PER[by](s, to)
  return toOneClass(
    event,
    providing((s, to) => ({ money: money(s, to) }), money),
  )
}

/** Fixed items: Media or Personal Influence, voting cubes. */
export function provideItemsEvent(event: string, items: Items): EventRule {
  return toOneClass(
    event,
    providing(
      () => items,
      () => 1,
    ),
  )
}

export function figure(event: string, name: string): number {
  const value = eventCard(event).figures[name]
  if (value === undefined) throw new Error(`the Event ${event} has no figure ${name}`)
  return value
}

// Several classes

/** Money to each of two classes of choice. */
export function provideToTwoEvent(event: string): EventRule {
  const money = figure(event, 'money')
  return {
    whyNot: (s) => (canPay(s, 'state', 2 * money) ? null : SHORT_OF_MONEY),
    *perform(t, placement) {
      const pair: ClassPair = yield* t.choose(
        'state',
        say('ask.event-two-classes', { money }),
        CLASS_PAIRS.map(pairOffer),
      )
      for (const to of pair) yield* provide(t, placement, to, { money })
      return pair.map((choice) => ({ choice, count: 1 }))
    },
  }
}

/** The same money to every class: one of the printed amounts. */
export function provideToAllEvent(event: string): EventRule {
  const packages = eventCard(event).choices.map(({ choice }) => ({ choice, money: figure(event, choice) }))
  const whyNot = (s: HegemonyState, money: number): Reason | null =>
    canPay(s, 'state', CLASSES.length * money) ? null : SHORT_OF_MONEY
  return {
    whyNot: (s) => whyNot(s, Math.min(...packages.map(({ money }) => money))),
    *perform(t, placement) {
      const { choice, money } = yield* t.choose(
        'state',
        say('ask.event-package'),
        packages.map((parcel) =>
          unless(
            whyNot(t.state, parcel.money),
            offer(`money:${parcel.money}`, parcel, say('option.money-each', { money: parcel.money })),
          ),
        ),
      )
      for (const to of CLASSES) yield* provide(t, placement, to, { money })
      return [{ choice, count: 1 }]
    },
  }
}

/** Costs money; then up to a printed amount of Media Influence, one after another to any class (H-STATE-PROVIDE-07). */
export function splitMediaEvent(event: string): EventRule {
  const money = figure(event, 'spendMoney')
  const upTo = figure(event, 'mediaInfluenceUpTo')
  return {
    whyNot: (s) => (s.state.media === 0 ? NO_MEDIA : canPay(s, 'state', money) ? null : SHORT_OF_MONEY),
    *perform(t, placement) {
      pay(t, 'state', 'supply', money, 'event', event)
      const given: Record<Class, number> = { working: 0, middle: 0, capitalist: 0 }
      const most = Math.min(upTo, t.state.state.media)
      const classes = CLASSES.map(classOffer)
      for (let step = 1; step <= most; step++) {
        const to = yield* t.choose('state', say('ask.event-media'), step === 1 ? classes : [...classes, DONE], {
          progress: { step, of: most },
        })
        if (to === null) break
        given[to]++
        yield* provide(t, placement, to, { media: 1 })
      }
      return servedClasses(given)
    },
  }
}

/** Costs money; then voting cubes for the two printed classes, split at will. */
export function splitCubesEvent(event: string, [first, second]: ClassPair): EventRule {
  const money = figure(event, 'spendMoney')
  const cubes = figure(event, 'votingCubes')
  return {
    whyNot(s) {
      if (!canPay(s, 'state', money)) return SHORT_OF_MONEY
      return s.cubes[first] + s.cubes[second] < cubes ? SHORT_OF_CUBES : null
    },
    *perform(t, placement) {
      pay(t, 'state', 'supply', money, 'event', event)
      const least = Math.max(0, cubes - t.state.cubes[second])
      const most = Math.min(cubes, t.state.cubes[first])
      const ofFirst = yield* t.number('state', say('ask.event-cubes', { cubes }), least, most)
      const given: Record<Class, number> = { working: 0, middle: 0, capitalist: 0 }
      given[first] = ofFirst
      given[second] = cubes - ofFirst
      for (const to of [first, second]) if (given[to] > 0) yield* provide(t, placement, to, { cubes: given[to] })
      return servedClasses(given)
    },
  }
}

export function servedClasses(given: Readonly<Record<Class, number>>): Served[] {
  return CLASSES.flatMap((choice) => (given[choice] > 0 ? [{ choice, count: given[choice] }] : []))
}
