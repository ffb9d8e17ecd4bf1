// A card of the viewer's hand with its full text, if the hand has no space for it.
import { actionCard } from '@hustings/hegemony/data'
import { useTarget } from '../../../table/board/use-target.ts'
import { CardFace } from '../hand/CardFace.tsx'
import type { HegemonyView } from '../words/model.ts'
import { populationOf } from '../words/names.ts'

export function LiftedCard({ id, view }: { readonly id: string; readonly view: HegemonyView }) {
  const state = useTarget(`card:${id}`).props['data-state']
  const { role } = actionCard(id)
  const inHand = view[role].hand?.find(({ card }) => card === id)
  const playable = inHand?.playable === true
  return (
    <div
      className={playable ? 'hg hg-card hg-lifted' : 'hg hg-card hg-lifted unmet'}
      data-testid="lifted-card"
      data-state={state}
    >
      <CardFace
        id={id}
        playable={playable}
        population={populationOf(view, role)}
        policies={view.policies}
        withState={view.roles.includes('state')}
      />
    </div>
  )
}
