// The benefits that wait for each class at the State.

import { CLASSES, WARES } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Class, StateView } from '../words/model.ts'
import { resourceName, roleName } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'

type Waiting = StateView['benefits'][Class]

export function isEmpty({ money, goods, influence, cubes }: Waiting): boolean {
  return money === 0 && influence === 0 && cubes === 0 && WARES.every((ware) => goods[ware] === 0)
}

export const Benefits = memo(function Benefits({ benefits }: Pick<StateView, 'benefits'>) {
  const { say } = useWords()
  return (
    <div className="hg-benefits">
      <span className="cap" data-tip="term:benefits">
        <Icon name="benefit" size={13} />
        {say('board.benefits')}
      </span>
      {CLASSES.map((each) => (
        <Benefit key={each} of={each} waiting={benefits[each]} />
      ))}
    </div>
  )
})

function Benefit({ of, waiting }: { readonly of: Class; readonly waiting: Waiting }) {
  const { say } = useWords()
  const empty = isEmpty(waiting)
  const inWords = [
    ...(waiting.money > 0 ? [`${waiting.money} ${say('board.money')}`] : []),
    ...WARES.filter((ware) => waiting.goods[ware] > 0).map(
      (ware) => `${waiting.goods[ware]} ${say(resourceName(ware))}`,
    ),
    ...(waiting.influence > 0 ? [`${waiting.influence} ${say(resourceName('influence'))}`] : []),
    ...(waiting.cubes > 0 ? [say('board.cubes', { cubes: waiting.cubes })] : []),
  ]
  const what = empty ? say('board.benefits.none') : inWords.join(', ')
  return (
    <Spot
      target={`benefits:${of}`}
      tip={`benefits:${of}`}
      anchor={`goods:benefits-${of}`}
      className={`hg-benefit ${roleHook(of)}${empty ? '' : ' full'}`}
      label={`${say('board.benefits')}, ${say(roleName(of))}: ${what}`}
    >
      <RoleShape of={of} size={12} />
      {empty ? <span className="faint">0</span> : <Contents waiting={waiting} />}
    </Spot>
  )
}

function Contents({ waiting }: { readonly waiting: Waiting }) {
  return (
    <>
      {waiting.money > 0 && (
        <span>
          {waiting.money}
          <Icon name="money" size={12} />
        </span>
      )}
      {WARES.filter((ware) => waiting.goods[ware] > 0).map((ware) => (
        <span key={ware}>
          {waiting.goods[ware]}
          <ResourceIcon resource={ware} size={12} />
        </span>
      ))}
      {waiting.influence > 0 && (
        <span>
          {waiting.influence}
          <ResourceIcon resource="influence" size={12} />
        </span>
      )}
      {waiting.cubes > 0 && (
        <span>
          {waiting.cubes}
          <Icon name="vote-cube" size={12} />
        </span>
      )}
    </>
  )
}
