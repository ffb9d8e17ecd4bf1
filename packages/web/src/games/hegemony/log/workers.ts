// Log lines of workers: arrival, departure, training, assignment; strikes, unions, the demonstration.
import type { LogLine } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { companyName, industryName, skillName } from '../words/names.ts'
import { companyAt } from './places.ts'
import { line } from './words.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function workerLine({ class: of, skill, from, to }: Told<'worker'>): LogLine | null {
  if (from.startsWith('union:') || to.startsWith('union:')) return null // the union has its own line
  const worker = skillName(skill)
  const icon = { icon: of === 'middle' ? 'worker-middle' : 'worker' } as const
  const left = companyAt(from)
  const entered = companyAt(to)
  if (entered !== null) {
    const company = companyName(entered)
    if (left !== null) {
      return line('workers', [of], 'worker.moved', { worker, from: companyName(left), to: company }, icon)
    }
    return line('workers', [of], from === 'pool' ? 'worker.from-abroad' : 'worker.hired', { worker, company }, icon)
  }
  if (to === 'pool') return line('workers', [of], 'worker.gone', { worker }, icon)
  if (left === null) return line('workers', [of], 'worker.new', { worker }, icon)
  return line('workers', [of], 'worker.dismissed', { worker, company: companyName(left) }, icon)
}

export function trainedLine({ class: of, from, to }: Told<'trained'>): LogLine {
  const params = { from: skillName(from), to: skillName(to) }
  return line('workers', [of], 'trained', params, { icon: 'education' })
}

/** Workers who stand up after production have no line. */
export function committedLine({ company, owner, committed }: Told<'committed'>): LogLine | null {
  if (!committed) return null
  return line('workers', [owner], 'committed', { company: companyName(company) }, { icon: 'committed' })
}

export function strikeLine({ company, owner, outcome }: Told<'strike'>): LogLine {
  const params = { company: companyName(company) }
  const extra = { icon: 'strike', announce: outcome !== 'ended' } as const
  return line('workers', ['working', owner], `strike.${outcome}`, params, extra)
}

export function demonstrationLine({ outcome, loss = 0 }: Told<'demonstration'>): LogLine {
  const params = outcome === 'held' ? { loss } : undefined
  return line('workers', ['working'], `demonstration.${outcome}`, params, { icon: 'demonstration', announce: true })
}

export function unionLine({ industry, founded }: Told<'union'>): LogLine {
  const params = { industry: industryName(industry) }
  return line('workers', ['working'], founded ? 'union.founded' : 'union.dissolved', params, { icon: 'union' })
}
