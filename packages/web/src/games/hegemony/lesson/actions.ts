// Pages of the tutorial during an action: they explain its current decision.
import { say } from '@hustings/kernel'
import type { Skill } from '../words/model.ts'
import { cardName, policyName, skillName } from '../words/names.ts'
import { asks, billToPropose, cardToSpare, companiesToFill, employers, legal, offers, skillsWanted } from './advice.ts'
import type { Moment } from './deeds.ts'
import { ANSWER, anchor, choice, choose, HAND, option, page, type Step, target, todo, whenAsked } from './pages.ts'

/** The recommended first worker: one whose skill an empty slot requires. */
function workerToSend({ view, decision }: Moment): Skill {
  return skillsWanted(view).find((skill) => offers(decision, `skill:${skill}`)) ?? 'unskilled'
}

/** A company that the unemployed can fill, otherwise the offered one with the highest wage. */
function companyToFill({ view, decision }: Moment): string | null {
  const others = employers(view).toSorted((a, b) => (b.pays ?? 0) - (a.pays ?? 0))
  return [...companiesToFill(view), ...others].find(({ id }) => offers(decision, `company:${id}`))?.id ?? null
}

export const ACTIONS: readonly Step[] = [
  whenAsked('discard', null, ['ask.discard'], ({ view }) => {
    const spare = cardToSpare(view)
    if (spare === null) return [page('discard', HAND)]
    return [
      page(
        'discard-spare',
        [target(`card:${spare}`), option(`discard:${spare}`)],
        {},
        todo('discard-spare', { card: cardName(spare) }),
      ),
    ]
  }),
  {
    id: 'assign-done',
    topic: 'assign',
    when: (now) =>
      asks(now, 'ask.assign-worker') && offers(now.decision, 'done') && companiesToFill(now.view).length === 0,
    pages: () => [page('assign-done', [option('done')], {}, choose(say('option.done')))],
  },
  whenAsked('assign-worker', 'assign', ['ask.assign-worker'], (now) => [
    page('assign-worker', choice(now, `skill:${workerToSend(now)}`)),
  ]),
  whenAsked('assign-next', 'assign', ['ask.assign-next-for'], (now) => [
    page(
      'assign-next',
      choice(now, `skill:${offers(now.decision, 'skill:unskilled') ? 'unskilled' : workerToSend(now)}`),
    ),
  ]),
  whenAsked('assign-where', 'assign', ['ask.assign-where'], (now) => {
    const id = companyToFill(now)
    return [page('assign-where', id === null ? ANSWER : choice(now, `company:${id}`))]
  }),
  whenAsked('buy-resource', 'buy', ['ask.buy-resource'], (now) => [
    page('buy-resource', choice(now, 'resource:health'), { population: now.view.working.population }),
  ]),
  whenAsked('buy-source', 'buy', ['ask.buy-source'], ({ decision }) => [
    page(
      'buy-source',
      legal(decision).map(({ id }) => option(id)),
    ),
  ]),
  whenAsked('buy-amount', 'buy', ['ask.buy-amount'], ({ view: { working } }) => [
    page('buy-amount', ANSWER, { population: working.population }),
  ]),
  whenAsked('educate', 'use', ['ask.educate'], (now) => {
    const idle = legal(now.decision).find((each) => each.target?.startsWith('unemployed:'))
    return [page('educate', idle === undefined ? ANSWER : choice(now, idle.id))]
  }),
  whenAsked('skill', 'use', ['ask.worker-colour'], ({ view, decision }) => {
    const wanted = skillsWanted(view).filter((skill) => offers(decision, `skill:${skill}`))
    if (wanted.length === 0) return [page('skill-any', ANSWER)]
    return [
      page(
        'skill',
        wanted.map((skill) => option(`skill:${skill}`)),
        { skills: wanted.map(skillName) },
      ),
    ]
  }),
  whenAsked('which-bill', 'bill', ['ask.bill'], (now) => {
    const wish = billToPropose(now.view)
    const id = wish === null ? '' : `bill:${wish.policy}${wish.section}`
    if (wish === null || !offers(now.decision, id)) return [page('which-bill', ANSWER)]
    const { policy, section } = wish
    return [
      page('which-bill-ours', choice(now, id), {}, todo('which-bill-ours', { policy: policyName(policy), section })),
    ]
  }),
  whenAsked('vote-now', 'bill', ['ask.immediate-vote', 'ask.immediate-vote-free'], ({ view: { bag } }) => [
    page('vote-now', [anchor('bag')], { mine: bag.working, theirs: bag.capitalist }),
  ]),
]
