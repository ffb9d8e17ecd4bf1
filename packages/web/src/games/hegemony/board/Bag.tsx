// The voting bag: the number of cubes of each class, as figures and as a bar.

import { CLASSES } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView } from '../words/model.ts'
import { roleHook } from '../words/roles.ts'

export const Bag = memo(function Bag({ bag }: Pick<HegemonyView, 'bag'>) {
  const { say } = useWords()
  const all = CLASSES.reduce((sum, each) => sum + bag[each], 0)
  return (
    <div className="hg-bag" data-anchor="bag" data-tip="term:bag">
      <span className="cap">
        <Icon name="bag" size={14} />
        {say('board.bag')}
        <small>{all}</small>
      </span>
      {CLASSES.map((each) => (
        <span key={each} className="worth" data-anchor={`bag:${each}`}>
          <RoleShape of={each} size={11} named />
          <b>{bag[each]}</b>
        </span>
      ))}
      <span className="hg-cubes" aria-hidden="true">
        {CLASSES.map((each) => (
          <i key={each} className={roleHook(each)} style={{ flexGrow: bag[each] }} />
        ))}
      </span>
    </div>
  )
})
