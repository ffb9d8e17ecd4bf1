// Pages of the tutorial outside the player's turns: the other class, production, votes, points, and the end.
import { companyFacts } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { LessonPage } from '../../lesson.ts'
import type { HegemonyEvent, Policy } from '../words/model.ts'
import { companyName, policyName } from '../words/names.ts'
import { asksForMove, isTowardOurs, legal } from './advice.ts'
import { type Moment, PUPIL, RIVAL, since, sum, toldIn } from './deeds.ts'
import { ANSWER, option, page, SHEET, type Step, target, todo, whenAsked } from './pages.ts'
import { TOPICS } from './topics.ts'

function whenLookedAt(id: string, topic: string, beats: string, pages: Step['pages']): Step {
  return { id, topic, when: ({ beat }) => beat?.startsWith(beats) === true, pages }
}

/** A short summary of the Capitalist Class's turn. */
function deedOfRival(events: readonly HegemonyEvent[]): Message {
  const [built] = toldIn(events, 'company-built')
  if (built !== undefined) {
    const hired = toldIn(events, 'worker').filter(({ class: of, from }) => of === PUPIL && from === 'unemployed').length
    const company = companyName(built.company)
    if (companyFacts(built.company).automated) return say('lesson.rival.automated', { company })
    return hired > 0 ? say('lesson.rival.hired', { company, hired }) : say('lesson.rival.built', { company })
  }
  const sold = toldIn(events, 'money').filter(({ why, to }) => why === 'export' && to === RIVAL)
  if (sold.length > 0) return say('lesson.rival.sold', { money: sum(sold) })
  const [bill] = toldIn(events, 'bill-proposed')
  if (bill !== undefined) {
    return say('lesson.rival.bill', { policy: policyName(bill.policy), section: bill.section })
  }
  const cubes = sum(toldIn(events, 'cubes').filter(({ class: of, to }) => of === RIVAL && to === 'bag'))
  return cubes > 0 ? say('lesson.rival.cubes', { cubes }) : say('lesson.rival.other')
}

function rivalsTurn({ log }: Moment): readonly LessonPage[] {
  const events = since(log, (event) => event.type === 'automa-turn')
  return [page('rival', SHEET, { deed: deedOfRival(events) })]
}

/** Income and expenses of the phase. */
function production({ log, view: { working } }: Moment): readonly LessonPage[] {
  const money = toldIn(
    since(log, (event) => event.type === 'phase' && event.phase === 'production'),
    'money',
  )
  const paid = (...whys: readonly string[]) =>
    sum(money.filter(({ from, why }) => from === PUPIL && whys.includes(why)))
  const wages = sum(money.filter(({ to, why }) => to === PUPIL && why === 'wages'))
  const told = { wages, food: paid('purchase', 'tariff'), tax: paid('income-tax'), money: working.money }
  return [page('production', SHEET, told)]
}

/** The law of a vote, as in the question. */
function lawAsked({ decision, view }: Moment): Policy | null {
  const asked = decision?.prompt.params?.policy
  const key = typeof asked === 'object' && 'key' in asked ? asked.key : ''
  const laws = [1, 2, 3, 4, 5, 6, 7] as const
  return laws.find((law) => key === `policy.${law}` && view.bills[law] !== undefined) ?? null
}

function sides(now: Moment): readonly LessonPage[] {
  const law = lawAsked(now)
  const section = law === null ? undefined : now.view.bills[law]?.section
  if (law === null || section === undefined) return [page('side', ANSWER)]
  const told = { policy: policyName(law), section }
  const cell = target(`policy:${law}${section}`)
  const ours = isTowardOurs(law, now.view.policies[law], section)
  if (ours === null) return [page('side-neutral', [option('against'), option('for'), cell], told)]
  const name = ours ? 'side-ours' : 'side-theirs'
  return [page(name, [option(ours ? 'for' : 'against'), cell], told, todo(name))]
}

const GOODBYE: Step = {
  id: 'goodbye',
  topic: null,
  when: (now) => now.view.clock.round > 1 && asksForMove(now),
  pages: (now) => {
    const { working, capitalist } = now.view
    const missed = TOPICS.filter(({ outcome }) => outcome(now) === 'missed').map(({ title }) => title)
    const standing = page('goodbye', ANSWER, { mine: working.vp, theirs: capitalist.vp })
    const table = page('goodbye-table', ANSWER)
    return missed.length === 0 ? [standing, table] : [standing, page('untried', ANSWER, { topics: missed }), table]
  },
}

/** Checked before all steps of a turn. */
export const FAREWELL: readonly Step[] = [GOODBYE]

export const COURSE: readonly Step[] = [
  whenLookedAt('rival', 'rival', 'automa:', rivalsTurn),
  whenAsked('food', 'production', ['ask.food-source', 'ask.food-amount'], ({ view: { working }, decision }) => [
    page('food', legal(decision).length === 0 ? ANSWER : legal(decision).map(({ id }) => option(id)), {
      population: working.population,
      food: working.goods.food,
    }),
  ]),
  whenLookedAt('production', 'production', 'production', production),
  whenAsked('side', 'vote', ['ask.vote-side'], sides),
  whenAsked('influence', 'vote', ['ask.vote-influence'], ({ view: { working, capitalist } }) => [
    page('influence', ANSWER, { mine: working.influence, theirs: capitalist.influence }),
  ]),
  whenLookedAt('result', 'vote', 'vote:', () => [page('result', SHEET)]),
  whenLookedAt('scoring', 'scoring', 'scoring', ({ view: { working, capitalist } }) => [
    page('scoring', SHEET, {
      unions: Object.values(working.unions).filter((founded) => founded).length,
      capital: capitalist.capital,
      mine: working.vp,
      theirs: capitalist.vp,
    }),
  ]),
  {
    id: 'waiting',
    topic: 'rival',
    when: ({ decision, beat, view }) => decision === null && beat === null && view.clock.phase === 'action',
    pages: () => [page('waiting', SHEET)],
  },
  // If no other step applies, describe the table.
  {
    id: 'otherwise',
    topic: null,
    when: ({ decision }) => decision !== null,
    pages: () => [page('otherwise', ANSWER)],
  },
]
