// Swap Workers (chapter 18): skilled workers in unskilled slots are exchanged with unemployed ones.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { type LabourClass, SKILLS, type Skill } from '../../data/vocabulary.ts'
import type { HegemonyState, Worker } from '../../state/state.ts'
import { isLabour, type Post, posts, slotSkill } from '../labour/placement.ts'
import { dismiss, hire, unemployedCount } from '../labour/workers.ts'
import { because, companyName, DONE, type HegemonyTable, offer, type PlainAction, skillName } from '../table.ts'

const NOBODY_TO_SWAP = because('H-SWAP-01', 'nobody-to-swap')

/** Whether a skilled worker is in a slot that any worker could fill (H-SWAP-01). */
function isWasted({ company, slot, worker }: Post): boolean {
  return worker.skill !== 'unskilled' && slotSkill(company, slot) === 'unskilled'
}

/** Whether an unemployed worker has another skill: exchanging equals changes nothing. */
function hasReplacement(s: HegemonyState, of: LabourClass, skill: Skill): boolean {
  return unemployedCount(s, of) > s.unemployed[of][skill]
}

function canSwap(s: HegemonyState, of: LabourClass, post: Post): boolean {
  return isWasted(post) && hasReplacement(s, of, post.worker.skill)
}

function whyNoSwap(s: HegemonyState, of: LabourClass): Reason | null {
  if (unemployedCount(s, of) === 0) return NOBODY_TO_SWAP
  return posts(s, of).some((post) => canSwap(s, of, post)) ? null : NOBODY_TO_SWAP
}

/** Any number of times (H-SWAP-02); workers who were swapped in stay. */
export function* swap(t: HegemonyTable, of: LabourClass): Script {
  const swapped = new Set<Worker>()
  for (let step = 1; ; step++) {
    const found = posts(t.state, of).filter((post) => !swapped.has(post.worker) && canSwap(t.state, of, post))
    if (found.length === 0) return
    const offers: Offer<Post | null>[] = found.map(postOffer)
    if (step > 1) offers.push(DONE)
    const post = yield* t.choose(of, say('ask.swap-out'), offers)
    if (post === null) return
    swapped.add(yield* exchange(t, of, post))
  }
}

function postOffer(post: Post): Offer<Post> {
  const { company, slot, worker } = post
  const id = `worker:${company.id}-${slot}`
  const label = say('option.worker-at', { skill: skillName(worker.skill), company: companyName(company.id) })
  return offer(id, post, label, id)
}

/** The new worker takes over the slot, committed or not (H-SWAP-03). */
function* exchange(t: HegemonyTable, of: LabourClass, { company, slot, worker }: Post): Script<Worker> {
  const offers: Offer<Skill>[] = []
  for (const skill of SKILLS) {
    if (skill === worker.skill || t.state.unemployed[of][skill] === 0) continue
    const label = say('option.worker-unemployed', { skill: skillName(skill) })
    offers.push(offer(`skill:${skill}`, skill, label, `unemployed:${of}-${skill}`))
  }
  const skill = yield* t.choose(of, say('ask.swap-in', { company: companyName(company.id) }), offers)
  dismiss(t, company, slot)
  hire(t, of, skill, company, slot, worker.committed)
  const arrived = slot === 'employee' ? company.employee : company.slots[slot]
  return arrived ?? worker
}

export const swapWorkers: PlainAction = {
  id: 'swap-workers',
  whyNot: (s, role) => (isLabour(role) ? whyNoSwap(s, role) : NOBODY_TO_SWAP),
  *perform(t, role) {
    if (isLabour(role)) yield* swap(t, role)
  },
}
