// Describes a company in one sentence for screen readers.
import { companyFacts } from '@hustings/hegemony/data'
import type { Translator } from '../../../i18n/translator.ts'
import type { CompanyView, Role } from '../words/model.ts'
import { companyName, resourceName, roleName, skillName } from '../words/names.ts'

type Place = CompanyView['slots'][number]

export function describeCompany({ say }: Translator, company: CompanyView, owner: Role): string {
  const facts = companyFacts(company.id)
  const parts = [
    say(companyName(company.id)),
    say(roleName(owner)),
    say('board.company.makes', { amount: company.output, resource: resourceName(facts.produces) }),
  ]
  if (facts.wages !== undefined) {
    parts.push(say('board.company.wage', { level: company.wage, amount: facts.wages[company.wage - 1] ?? 0 }))
  }
  for (const place of company.slots) parts.push(describePlace(say, place))
  if (company.employee !== null) parts.push(describePlace(say, company.employee))
  if (facts.automated) parts.push(say('board.company.automated'))
  if (company.machinery) parts.push(say('board.company.machinery'))
  if (company.strike) parts.push(say('board.company.strike'))
  if (!company.operational) parts.push(say('board.company.idle'))
  return parts.join(', ')
}

export function describePlace(say: Translator['say'], { needs, worker }: Pick<Place, 'needs' | 'worker'>): string {
  if (worker === null) return say('board.place.free', { skill: skillName(needs) })
  return say(worker.committed ? 'board.place.committed' : 'board.place.taken', {
    skill: skillName(worker.skill),
    class: roleName(worker.class),
  })
}
