// Infant Industry Requires Help: the State chooses and pays for a Company of a class, the owner decides the rest.
import { say } from '@hustings/kernel'
import { allByState, type BuildLimits, build, whyNoBuild } from '../../actions/build.ts'
import { type EventRule, offer, roleName, unless } from '../../table.ts'
import { figure } from './provide.ts'

const EVENT = 'infant-industry-requires-help'
const MIN_COST = figure(EVENT, 'minCost')
const OWNERS = ['middle', 'capitalist'] as const

/** The owner decides workers and wage; a Middle Class Company needs unemployed workers (H-FAQC-34, H-FAQC-35). */
const HELP: BuildLimits = {
  chooser: 'state',
  price: allByState,
  allows: ({ cost }) => cost >= MIN_COST,
  workers: 'unemployed',
}

export const infantIndustry: EventRule = {
  whyNot(s) {
    const reason = whyNoBuild(s, 'middle', HELP)
    return reason === null || whyNoBuild(s, 'capitalist', HELP) === null ? null : reason
  },
  *perform(t) {
    const owner = yield* t.choose(
      'state',
      say('ask.event-class', { event: say(`event.${EVENT}`) }),
      OWNERS.map((of) => unless(whyNoBuild(t.state, of, HELP), offer(`class:${of}`, of, roleName(of), `role:${of}`))),
    )
    yield* build(t, owner, HELP)
    return [{ choice: owner, count: 1 }]
  },
}
