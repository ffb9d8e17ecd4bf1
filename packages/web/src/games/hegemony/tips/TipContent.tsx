// The content for each tooltip id: `company:clinic`, `policy:3B`, `worker:middle-media-committed`. Terms are in terms.ts.
import { CLASSES, LABOUR_CLASSES, POLICIES, ROLES, SECTIONS, SKILLS, WARES } from '@hustings/hegemony/data'
import type { ReactNode } from 'react'
import { TipRule } from '../../../ui/Tips.tsx'
import type { TipProps } from '../../types.ts'
import type { HegemonyView } from '../words/model.ts'
import { BenefitsTip } from './BenefitsTip.tsx'
import { CardTip } from './CardTip.tsx'
import { CompanyTip } from './CompanyTip.tsx'
import { DealTip } from './DealTip.tsx'
import { EventTip } from './EventTip.tsx'
import { ImportTip } from './ImportTip.tsx'
import { LiftedCard } from './LiftedCard.tsx'
import { AgendaTip, AutomaTip, CrisisTip, HistoryTip, KeptByTip, KeptTip, OpenAgendasTip } from './ModuleTips.tsx'
import { PolicyTip, SectionTip } from './PolicyTip.tsx'
import { ServiceTip } from './ServiceTip.tsx'
import { TERMS } from './terms.ts'
import { OwnGoodsTip, StockTip } from './WareTip.tsx'
import { SlotTip, WorkerTip } from './WorkerTip.tsx'

export function TipContent({ tip, view }: TipProps<HegemonyView>) {
  const at = tip.indexOf(':')
  const kind = tip.slice(0, at)
  const id = tip.slice(at + 1)
  if (kind === 'hand') return <LiftedCard id={id} view={view} />
  const facts = factsOf(kind, id, view)
  if (facts === null) return null
  const [content, rule] = facts
  return (
    <>
      {content}
      <TipRule rule={rule} />
    </>
  )
}

/** The content, and the rule to read on. */
function factsOf(kind: string, id: string, view: HegemonyView): readonly [ReactNode, string] | null {
  switch (kind) {
    case 'company':
    case 'market':
      return [<CompanyTip key={id} id={id} view={view} />, 'H-OPER-01']
    case 'policy': {
      const policy = POLICIES.find((each) => String(each) === id[0])
      const section = SECTIONS.find((each) => each === id[1])
      if (policy === undefined) return null
      return [
        section === undefined ? (
          <PolicyTip key={id} policy={policy} view={view} />
        ) : (
          <SectionTip key={id} policy={policy} section={section} view={view} />
        ),
        `H-POLICY-${policy}-01`,
      ]
    }
    case 'import':
      return [<ImportTip key={id} prices={view.importPrices} />, TERMS.import.rule]
    case 'event':
      return [<EventTip key={id} id={id} />, TERMS.event.rule]
    case 'deal':
      return [<DealTip key={id} id={id} section={view.policies[6]} />, TERMS.deal.rule]
    case 'card':
      return [<CardTip key={id} id={id} view={view} />, 'H-TURN-04']
    case 'service':
      return id === 'health' || id === 'education' || id === 'influence'
        ? [<ServiceTip key={id} service={id} view={view} />, 'H-STORE-11']
        : null
    case 'benefits': {
      const of = CLASSES.find((each) => each === id)
      return of ? [<BenefitsTip key={id} of={of} waiting={view.state.benefits[of]} />, TERMS.benefits.rule] : null
    }
    default:
      return ofModules(kind, id, view) ?? wareOrWorker(kind, id, view)
  }
}

function ofModules(kind: string, id: string, view: HegemonyView): readonly [ReactNode, string] | null {
  switch (kind) {
    case 'crisis':
      return [<CrisisTip key={id} id={id} />, TERMS.crisis.rule]
    case 'history':
      return [<HistoryTip key={id} id={id} view={view} />, TERMS.history.rule]
    case 'kept':
      return [<KeptTip key={id} id={id} />, TERMS['kept-event'].rule]
    case 'agenda':
      return [<AgendaTip key={id} id={id} view={view} />, TERMS['hidden-agenda'].rule]
    case 'kept-by': {
      const by = ROLES.find((each) => each === id)
      return by ? [<KeptByTip key={id} by={by} view={view} />, TERMS['kept-event'].rule] : null
    }
    case 'automa': {
      const of = ROLES.find((each) => each === id)
      return of ? [<AutomaTip key={id} of={of} view={view} />, 'CC-AUTO-01'] : null
    }
    case 'agendas': {
      const of = ROLES.find((each) => each === id)
      return of ? [<OpenAgendasTip key={id} of={of} view={view} />, TERMS['hidden-agenda'].rule] : null
    }
    default:
      return null
  }
}

function wareOrWorker(kind: string, id: string, view: HegemonyView): readonly [ReactNode, string] | null {
  const [whose, what, how] = id.split('-')
  const ware = WARES.find((each) => each === what)
  const owner = whose === 'middle' || whose === 'capitalist' ? whose : undefined
  const labour = LABOUR_CLASSES.find((each) => each === whose)
  const skill = SKILLS.find((each) => each === what)
  if (kind === 'stock' && owner && ware) {
    return [<StockTip key={id} of={owner} ware={ware} store={view[owner]} />, TERMS.storage.rule]
  }
  if (kind === 'goods' && labour && ware) {
    return [<OwnGoodsTip key={id} of={labour} ware={ware} player={view[labour]} />, TERMS[ware].rule]
  }
  if (kind === 'worker' && labour && skill) {
    const committed = how === 'committed'
    const rule = committed ? TERMS.committed.rule : 'H-OPER-04'
    return [<WorkerTip key={id} of={labour} skill={skill} committed={committed} />, rule]
  }
  if (kind === 'unemployed' && labour && skill) {
    return [<WorkerTip key={id} of={labour} skill={skill} unemployed={view[labour].unemployed[skill]} />, 'H-OPER-04']
  }
  const needs = SKILLS.find((each) => each === id)
  return kind === 'slot' && needs ? [<SlotTip key={id} needs={needs} />, 'H-OPER-04'] : null
}
