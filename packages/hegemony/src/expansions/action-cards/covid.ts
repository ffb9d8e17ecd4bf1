// The cards of Crisis & Control about the pandemic, one for each role.
import { type Script, say } from '@hustings/kernel'
import { figure } from '../../cards/figures.ts'
import { LABOUR_CLASSES } from '../../data/vocabulary.ts'
import { type BuyLimits, buy, whyNoBuy } from '../../rules/actions/buy.ts'
import { SOURCES } from '../../rules/actions/sources.ts'
import { funds, owe, pay } from '../../rules/economy/money.ts'
import { newPlacement, provide, whyNotProvide } from '../../rules/economy/provide.ts'
import { room, tellGoods, unstore } from '../../rules/economy/stock.ts'
import { factsOf, isOperational, population } from '../../rules/labour/workers.ts'
import { classOffer } from '../../rules/state/events/event.ts'
import { because, type CardEffect, type CardOutcome, simply, unless } from '../../rules/table.ts'
import type { Company, HegemonyState } from '../../state/state.ts'

// Working Class

const CASES = 'working-rising-covid-19-cases'
/** From all sources, each up to the Population. */
const HEALTH_ANYWHERE: BuyLimits = { resources: ['health'], maxSources: SOURCES.length, optional: true }
const NO_HEALTH = because('H-BUY-04', 'no-health-anywhere')

const freeHealth = (s: HegemonyState): number =>
  Math.min(Math.ceil(population(s, 'working') * figure(CASES, 'freeHealthFactor')), s.state.storage.health)

/** Health from Public Services for free. This is not a sale and gives the State only the reward on the card. */
export const risingCases: CardEffect = {
  whyNot: (s) => (freeHealth(s) > 0 || whyNoBuy(s, 'working', HEALTH_ANYWHERE) === null ? null : NO_HEALTH),
  *play(t) {
    const most = freeHealth(t.state)
    const taken = yield* t.number('working', say('ask.free-health'), 0, most)
    unstore(t, 'state', 'health', taken, 'working-goods', 'card')
    t.state.working.goods.health += taken
    yield* buy(t, 'working', HEALTH_ANYWHERE)
    return undefined
  },
}

// Middle Class

const STIMULUS = 'middle-covid-19-stimulus-package'
const NOTHING_TO_SUPPORT = because('H-GEN-11', 'nothing-to-support')

/** For each own Company, and for each own worker employed by the State or the Capitalist Class. */
function stimulus(s: HegemonyState): number {
  let money = s.companies.middle.length * figure(STIMULUS, 'perCompany')
  for (const owner of ['capitalist', 'state'] as const) {
    for (const { slots } of s.companies[owner]) {
      for (const worker of slots) if (worker?.class === 'middle') money += figure(STIMULUS, 'perWorker')
    }
  }
  return money
}

export const stimulusPackage: CardEffect = {
  whyNot: (s) => (stimulus(s) > 0 ? null : NOTHING_TO_SUPPORT),
  play: simply((t) => {
    const count = stimulus(t.state)
    owe(t, 'state', 'middle', count, 'card', STIMULUS)
    return { count }
  }),
}

// Capitalist Class

const FUNDING = 'capitalist-covid-19-vaccine-r-and-d-funding'
const NO_CLINIC = because('H-GEN-11', 'no-clinic')

const isClinic = (company: Company): boolean => factsOf(company).industry === 'healthcare' && isOperational(company)

export const vaccineFunding: CardEffect = {
  whyNot: (s) => (s.companies.capitalist.some(isClinic) ? null : NO_CLINIC),
  play: simply((t) => {
    const count = t.state.companies.capitalist.filter(isClinic).length
    owe(t, 'state', 'capitalist', count * figure(FUNDING, 'perCompany'), 'card', FUNDING)
    return { count }
  }),
}

// State

const PROGRAM = 'state-covid-19-vaccination-program'
const PRICE = figure(PROGRAM, 'pricePerUnit')

/** Health from abroad at a fixed price, within the limit of Public Services. */
const importable = (s: HegemonyState): number =>
  Math.min(room(s, 'state', 'health'), Math.floor(funds(s, 'state') / PRICE))

/** Whether Public Services, with this import, and the market could then serve a class. */
function canServe(s: HegemonyState, imported: number): boolean {
  const { storage, money } = s.state
  const stocked = { ...storage, health: storage.health + imported }
  const after = { ...s, state: { ...s.state, money: money - imported * PRICE, storage: stocked } }
  return LABOUR_CLASSES.some((to) => whyNotVaccinate(after, to) === null)
}

function whyNotVaccinate(s: HegemonyState, to: 'working' | 'middle') {
  return whyNotProvide(s, to, { wares: [{ ware: 'health', amount: population(s, to) }] })
}

const NO_VACCINE = because('H-STATE-PROVIDE-02', 'provide-wares')

/** Buys at least the Health needed to serve one of the classes; the Legitimacy counts the amount provided. */
export const vaccinationProgram: CardEffect = {
  whyNot: (s) => (leastImport(s) === null ? NO_VACCINE : null),
  *play(t): Script<CardOutcome> {
    const s = t.state
    const least = leastImport(s) ?? 0
    const imported = yield* t.number('state', say('ask.import-health', { price: PRICE }), least, importable(s))
    pay(t, 'state', 'supply', imported * PRICE, 'purchase', 'health')
    s.state.storage.health += imported
    tellGoods(t, 'health', 'foreign-market', 'public-services', imported, 'purchase')
    const offers = LABOUR_CLASSES.map((to) => unless(whyNotVaccinate(s, to), classOffer(to)))
    const to = yield* t.choose('state', say('ask.provide-class'), offers)
    if (to === 'capitalist') return {}
    const count = population(s, to)
    yield* provide(t, newPlacement(), to, { wares: [{ ware: 'health', amount: count }] })
    return { classes: [to], count }
  },
}

function leastImport(s: HegemonyState): number | null {
  for (let imported = 0; imported <= importable(s); imported++) if (canServe(s, imported)) return imported
  return null
}
