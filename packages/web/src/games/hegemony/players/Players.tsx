// The players at the side of the table: the viewer's panel in full, the others shortened.

import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import type { BoardProps } from '../../types.ts'
import type { HegemonyView } from '../words/model.ts'
import { PlayerPanel } from './PlayerPanel.tsx'

export function Players({ view, viewer, layout }: BoardProps<HegemonyView>) {
  const { say } = useWords()
  const roomy = view.roles.length < 4
  return (
    <Region
      label={say('board.players')}
      className={`hg hg-players ${layout}${view.roles.length === 2 ? ' roomy' : ''}${hasModules(view) ? ' modules' : ''}`}
    >
      {view.roles.map((role) => (
        <PlayerPanel
          key={role}
          role={role}
          view={view}
          own={role === viewer}
          layout={layout}
          full={roomy || role === viewer || layout !== 'table'}
        />
      ))}
    </Region>
  )
}

/** Cards of a module can be on a panel and need space. */
function hasModules({ hidden, crisis, kept }: HegemonyView): boolean {
  return hidden !== null || crisis !== null || kept.length > 0
}
