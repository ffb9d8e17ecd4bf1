// A public service: stock, limit and price.
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Coins } from '../marks/Coins.tsx'
import { ICON_OF, INDUSTRY_OF } from '../words/industries.ts'

export type Service = 'health' | 'education' | 'influence'

interface ServiceBoxProps {
  readonly service: Service
  readonly stock: number
  readonly limit: number
  readonly price: number
}

export const ServiceBox = memo(function ServiceBox({ service, stock, limit, price }: ServiceBoxProps) {
  const { say } = useWords()
  const name = say(`board.service.${service}`)
  return (
    <Spot
      target={`service:${service}`}
      tip={`service:${service}`}
      anchor={`goods:public-services-${service}`}
      className={`hg-service k-${INDUSTRY_OF[service]}`}
      label={say('board.service.label', { name, stock, limit, price })}
    >
      <span className="a">
        <Icon name={ICON_OF[service]} size={16} />
        {name}
      </span>
      <span className="b">
        <span>
          <b>{stock}</b> <small>{say('board.of', { limit })}</small>
        </span>
        <span className="price">{price === 0 ? say('board.free') : <Coins amount={price} />}</span>
      </span>
      <span className="hg-bar">
        <i style={{ width: `${limit === 0 ? 0 : Math.min(100, (100 * stock) / limit)}%` }} />
      </span>
    </Spot>
  )
})
