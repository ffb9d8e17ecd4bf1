// Cards about workers, in the decks of the Working and the Middle Class.
import { type Offer, type Script, say } from '@hustings/kernel'
import { type LabourClass, SKILLS, type Skill } from '../data/vocabulary.ts'
import { type AssignLimits, assign, whyNoAssign } from '../rules/actions/assign.ts'
import { pay } from '../rules/economy/money.ts'
import { removeWorker, unemployedCount } from '../rules/labour/workers.ts'
import { because, type CardEffect, DONE, type HegemonyTable, offer, skillName } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

/** Any number of the unemployed; with 2C others as well (H-FAQC-03, H-FAQC-04). */
export function laborMarketDeregulation(role: LabourClass): CardEffect {
  return {
    whyNot: (s) => whyNoAssign(s, role, deregulated(s)),
    *play(t) {
      yield* assign(t, role, deregulated(t.state))
      return undefined
    },
  }
}

function deregulated(s: HegemonyState): AssignLimits {
  return s.policies[2] === 'C' ? ANYBODY : UNEMPLOYED
}
const ANYBODY: AssignLimits = { count: Number.POSITIVE_INFINITY }
const UNEMPLOYED: AssignLimits = { count: Number.POSITIVE_INFINITY, unemployedOnly: true }

/** One or two of the unemployed leave the country and send money home. */
export function migration(card: string, role: LabourClass): CardEffect {
  const least = figure(card, 'minUnemployed')
  const most = figure(card, 'removeUpTo')
  const tooFew = because('H-TURN-04', 'too-few-unemployed', { needed: least })
  return {
    whyNot: (s) => (unemployedCount(s, role) < least ? tooFew : null),
    *play(t) {
      for (let step = 1; step <= most; step++) {
        const skill = yield* chooseMigrant(t, role, step, most)
        if (skill === null) break
        removeWorker(t, role, skill)
        pay(t, 'supply', role, figure(card, skill === 'unskilled' ? 'perUnskilled' : 'perSkilled'), 'card', card)
      }
      return undefined
    },
  }
}

function* chooseMigrant(t: HegemonyTable, role: LabourClass, step: number, most: number): Script<Skill | null> {
  const offers: Offer<Skill | null>[] = []
  for (const skill of SKILLS) {
    if (t.state.unemployed[role][skill] === 0) continue
    const label = say('option.worker-unemployed', { skill: skillName(skill) })
    offers.push(offer(`skill:${skill}`, skill, label, `unemployed:${role}-${skill}`))
  }
  if (step > 1) offers.push(DONE)
  return yield* t.choose(role, say('ask.migrant'), offers, { progress: { step, of: most } })
}
