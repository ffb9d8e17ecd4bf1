// Which facts belong to which thing: `company:clinic`, `policy:3B`, `word:board.bag.tip`.
import { LABOUR_CLASSES, POLICIES, SECTIONS, SKILLS } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import type { Class, HegemonyView } from '../model.ts'
import { BenefitsTip } from './BenefitsTip.tsx'
import { CardTip } from './CardTip.tsx'
import { CompanyTip } from './CompanyTip.tsx'
import { DealTip } from './DealTip.tsx'
import { EventTip } from './EventTip.tsx'
import { ImportTip } from './ImportTip.tsx'
import { LiftedCard } from './LiftedCard.tsx'
import { PolicyTip } from './PolicyTip.tsx'
import { ServiceTip } from './ServiceTip.tsx'
import { UnemployedTip } from './UnemployedTip.tsx'

interface TipContentProps {
  readonly tip: string
  readonly view: HegemonyView
}

export function TipContent({ tip, view }: TipContentProps) {
  const at = tip.indexOf(':')
  const kind = tip.slice(0, at)
  const id = tip.slice(at + 1)
  switch (kind) {
    case 'company':
    case 'market':
      return <CompanyTip id={id} view={view} />
    case 'policy': {
      const policy = POLICIES.find((each) => String(each) === id[0])
      const section = SECTIONS.find((each) => each === id[1])
      return policy && section ? <PolicyTip policy={policy} section={section} view={view} /> : null
    }
    case 'import':
      return <ImportTip prices={view.importPrices} />
    case 'event':
      return <EventTip id={id} />
    case 'deal':
      return <DealTip id={id} section={view.policies[6]} />
    case 'card':
      return <CardTip id={id} view={view} />
    case 'hand':
      return <LiftedCard id={id} view={view} />
    case 'service':
      return id === 'health' || id === 'education' || id === 'influence' ? (
        <ServiceTip service={id} view={view} />
      ) : null
    case 'benefits':
      return isClass(id) ? <BenefitsTip of={id} waiting={view.state.benefits[id]} /> : null
    case 'unemployed': {
      const of = LABOUR_CLASSES.find((each) => id.startsWith(each))
      const skill = SKILLS.find((each) => id.endsWith(`-${each}`))
      return of && skill ? <UnemployedTip of={of} skill={skill} amount={view[of].unemployed[skill]} /> : null
    }
    default:
      return <Word id={id} />
  }
}

function Word({ id }: { readonly id: string }) {
  const { say } = useWords()
  return <p>{say(id)}</p>
}

function isClass(id: string): id is Class {
  return id === 'working' || id === 'middle' || id === 'capitalist'
}
