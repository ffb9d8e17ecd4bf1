// The sections a card asks for; the one in force is inked.
import { POLICIES, type PolicySection } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import type { HegemonyView } from '../model.ts'

interface PolicyChipsProps {
  readonly sections: readonly PolicySection[]
  readonly policies: HegemonyView['policies']
}

export function PolicyChips({ sections, policies }: PolicyChipsProps) {
  const { say } = useWords()
  const inForce = new Set(POLICIES.map((policy) => `${policy}${policies[policy]}`))
  return (
    <span className="hg-reqs">
      <span className="visually-hidden">{say('board.card.requires')}</span>
      {sections.map((section) => (
        <span key={section} className={inForce.has(section) ? 'hg-req on' : 'hg-req'} data-tip={`policy:${section}`}>
          {section}
          {inForce.has(section) && <span className="visually-hidden"> {say('board.policy.in-force')}</span>}
        </span>
      ))}
    </span>
  )
}
