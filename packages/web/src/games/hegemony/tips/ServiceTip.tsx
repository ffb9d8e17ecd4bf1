// A public service: stock, limit, price, and the output of its companies.
import { companyFacts } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import type { Service } from '../board/ServiceBox.tsx'
import { Coins } from '../marks/Coins.tsx'
import type { HegemonyView } from '../words/model.ts'
import { TipRow } from './TipRow.tsx'

export function ServiceTip({ service, view }: { readonly service: Service; readonly view: HegemonyView }) {
  const { say } = useWords()
  const { state } = view
  const stock = service === 'influence' ? state.media : state.storage[service]
  const made = view.companies.state
    .filter((company) => company.operational && companyFacts(company.id).produces === service)
    .reduce((sum, company) => sum + company.output, 0)
  return (
    <>
      <h4>{say(`board.service.${service}`)}</h4>
      <TipRow label={say('board.tip.stock')}>{stock}</TipRow>
      <TipRow label={say('board.tip.limit')}>{state.capacity[service]}</TipRow>
      <TipRow label={say('board.tip.next-production')}>+{made}</TipRow>
      <TipRow label={say('board.tip.price')}>
        <Coins amount={state.prices[service]} />
      </TipRow>
    </>
  )
}
