// The policy sections that a card requires; the one in force is filled.
import { POLICIES, type PolicySection, printedSection } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import type { HegemonyView } from '../words/model.ts'

interface PolicyChipsProps {
  readonly sections: readonly PolicySection[]
  readonly policies: HegemonyView['policies']
}

export function PolicyChips({ sections, policies }: PolicyChipsProps) {
  const { say } = useWords()
  const inForce = new Set(POLICIES.map((policy) => `${policy}${policies[policy]}`))
  const inWords = sections.map((each) => {
    const printed = say(printedSection(each))
    return inForce.has(each) ? `${printed} ${say('board.policy.in-force')}` : printed
  })
  return (
    <span className="hg-reqs" role="img" aria-label={`${say('board.card.requires')} ${inWords.join(', ')}`}>
      {sections.map((section) => (
        <span key={section} className={inForce.has(section) ? 'hg-req on' : 'hg-req'} data-tip={`policy:${section}`}>
          {say(printedSection(section))}
        </span>
      ))}
    </span>
  )
}
