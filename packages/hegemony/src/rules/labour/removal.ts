// Removal of workers by a card: their class chooses them.
import { type Offer, type Script, say } from '@hustings/kernel'
import { type LabourClass, SKILLS, type Skill } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { companyName, type HegemonyTable, offer, skillName } from '../table.ts'
import { type Post, posts } from './placement.ts'
import { afterWorkersMoved, dismiss, removeWorker, unemployedCount } from './workers.ts'

/** Removes up to this number of unemployed workers. */
export function* removeUnemployed(t: HegemonyTable, of: LabourClass, count: number): Script {
  for (let step = 1; step <= count && unemployedCount(t.state, of) > 0; step++) {
    const progress = { step, of: count }
    removeWorker(t, of, yield* t.choose(of, say('ask.remove-worker'), unemployedOffers(t.state, of), { progress }))
  }
}

function unemployedOffers(s: HegemonyState, of: LabourClass): Offer<Skill>[] {
  return SKILLS.filter((skill) => s.unemployed[of][skill] > 0).map((skill) =>
    offer(
      `skill:${skill}`,
      skill,
      say('option.worker-unemployed', { skill: skillName(skill) }),
      `unemployed:${of}-${skill}`,
    ),
  )
}

/** Unemployed workers first; then employed ones, whose Company may become idle. */
export function* removeWorkers(t: HegemonyTable, of: LabourClass, count: number): Script {
  const jobless = Math.min(count, unemployedCount(t.state, of))
  yield* removeUnemployed(t, of, jobless)
  for (let step = jobless; step < count; step++) {
    const offers = employedOffers(t.state, of)
    if (offers.length === 0) return
    const { company, slot, worker } = yield* t.choose(of, say('ask.remove-worker'), offers)
    dismiss(t, company, slot)
    removeWorker(t, of, worker.skill)
    afterWorkersMoved(t)
  }
}

function employedOffers(s: HegemonyState, of: LabourClass): Offer<Post>[] {
  return posts(s, of).map((post) => {
    const { company, slot, worker } = post
    const id = `worker:${company.id}-${slot}`
    const label = say('option.worker-at', { skill: skillName(worker.skill), company: companyName(company.id) })
    return offer(id, post, label, id)
  })
}
