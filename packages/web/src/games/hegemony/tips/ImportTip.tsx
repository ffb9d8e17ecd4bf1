// The cost of one imported unit, and the tariff in it.
import { useWords } from '../../../i18n/context.ts'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { Good, HegemonyView } from '../words/model.ts'
import { resourceName } from '../words/names.ts'

const GOODS = ['food', 'luxury'] as const satisfies readonly Good[]

export function ImportTip({ prices }: { readonly prices: HegemonyView['importPrices'] }) {
  const { say } = useWords()
  return (
    <>
      <h4>{say('term.import')}</h4>
      <p>{say('term.import.text')}</p>
      {GOODS.map((good) => (
        <div key={good} className="row">
          <span>
            <ResourceIcon resource={good} size={14} /> {say(resourceName(good))}
          </span>
          <b>
            {prices[good].base} + {prices[good].tariff} = {prices[good].base + prices[good].tariff}
          </b>
        </div>
      ))}
    </>
  )
}
