// Pages of the tutorial at the start of a turn: the recommended move and its reason.
import type { LessonPage } from '../../lesson.ts'
import { actionName, cardName, companyName } from '../words/names.ts'
import {
  asks,
  asksForMove,
  billToPropose,
  cardToPlay,
  companiesToFill,
  employers,
  gainFromHighestWages,
  type Move,
  moveToMake,
  possibleUse,
  unemployedIn,
} from './advice.ts'
import { deedsOf, type Moment } from './deeds.ts'
import { ANSWER, anchor, choose, HAND, option, page, type Step, target, todo } from './pages.ts'

const PAGES: Readonly<Record<Move, (now: Moment) => LessonPage>> = {
  assign: ({ view }) => {
    const [company] = companiesToFill(view)
    if (company === undefined) return page('own', ANSWER)
    const at = [option('basic:assign-workers'), target(`company:${company.id}`), anchor('unemployed:working')]
    const told = { unemployed: unemployedIn(view), company: companyName(company.id), wage: company.pays ?? 0 }
    return page('assign', at, told, choose(actionName('assign-workers')))
  },
  buy: ({ view: { working, state } }) => {
    const { population, money } = working
    const price = state.prices.health
    const told = { population, price, cost: population * price, money }
    const at = [option('basic:buy-goods'), anchor('goods:public-services-health')]
    return page('buy', at, told, choose(actionName('buy-goods')))
  },
  use: ({ view: { working }, decision }) => {
    const use = possibleUse(decision) ?? 'free:use-luxury'
    const told = { population: working.population, prosperity: working.prosperity + 1, vp: working.nextProsperity }
    const action = use.slice('free:'.length)
    return page(action, [option(use), anchor('prosperity:working')], told, choose(actionName(action)))
  },
  card: (now) => {
    const id = cardToPlay(now) ?? ''
    const card = cardName(id)
    const name = id === 'working-state-scholarship' ? 'scholarship' : 'card'
    return page(name, [target(`card:${id}`), option(`play:${id}`)], { card }, todo(name, { card }))
  },
  bill: ({ view }) => {
    const wish = billToPropose(view)
    const propose = choose(actionName('propose-bill'))
    if (wish === null) return page('bill', [option('basic:propose-bill')], {}, propose)
    const at = [option('basic:propose-bill'), target(`policy:${wish.policy}${wish.section}`)]
    return wish.policy === 2 && wish.section === 'A'
      ? page('bill-wages', at, { gain: gainFromHighestWages(view) }, propose)
      : page('bill', at, {}, propose)
  },
  pressure: ({ view: { bag } }) => {
    const told = { mine: bag.working, theirs: bag.capitalist, all: bag.working + bag.middle + bag.capitalist }
    const at = [option('basic:political-pressure'), anchor('bag')]
    return page('pressure', at, told, choose(actionName('political-pressure')))
  },
  end: () => page('end', [option('end')]),
  own: () => page('own', ANSWER),
}

/** An overview before the first move. */
function welcome({ view }: Moment): readonly LessonPage[] {
  const { working, policyVp } = view
  const companies = employers(view)
  const empty = companies.filter(({ operational }) => !operational)
  return [
    page('welcome', [[anchor('panel:working'), anchor('seat:working')]], {
      money: working.money,
      population: working.population,
    }),
    page(
      'companies',
      empty.map(({ id }) => target(`company:${id}`)),
      { working: companies.length - empty.length, all: companies.length, empty: empty.length },
    ),
    page('laws', [[anchor('policies'), 'tab:laws']], { mine: policyVp.working, theirs: policyVp.capitalist }),
    page('cards', HAND, { cards: working.handSize }),
  ]
}

const WELCOME: Step = {
  id: 'welcome',
  topic: null,
  when: (now) => asks(now, 'ask.turn') && deedsOf(now.log).length === 0,
  pages: (now) => [...welcome(now), PAGES[moveToMake(now)](now)],
}

function moveStep(move: Move, topic: string | null): Step {
  return {
    id: move,
    topic,
    when: (now) => asksForMove(now) && moveToMake(now) === move,
    pages: (now) => [PAGES[move](now)],
  }
}

export const MOVES: readonly Step[] = [
  WELCOME,
  moveStep('assign', 'assign'),
  moveStep('buy', 'buy'),
  moveStep('use', 'use'),
  moveStep('card', 'card'),
  moveStep('bill', 'bill'),
  moveStep('pressure', 'pressure'),
  moveStep('end', null),
  moveStep('own', null),
]
