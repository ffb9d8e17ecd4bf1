// The viewer's hand. Cards used this round stay as narrow ghosts, as a record of the round.
import { HAND } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { hyphenate } from '../../../i18n/hyphens.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import type { HegemonyView, Role } from '../words/model.ts'
import { cardName, populationOf } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'
import { ActionCard } from './ActionCard.tsx'

export function Hand({ view, viewer, layout }: BoardProps<HegemonyView>) {
  const { say } = useWords()
  const role = view.roles.find((each) => each === viewer)
  const hand = role === undefined ? null : view[role].hand
  const title = say('board.hand')
  if (role === undefined || hand === null) {
    return (
      <Region label={title} className="hg hg-hand none">
        <p className="hg-none">
          <Icon name="hand" size={18} />
          {say(view.clock.phase === 'end' ? 'board.hand.over' : 'board.hand.hidden')}
        </p>
      </Region>
    )
  }
  const gone = usedThisRound(view, role, hand.length)
  return (
    <Region label={title} className={`hg hg-hand ${roleHook(role)} ${layout}`}>
      {gone.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a used card is its place in the round
        <Used key={at} card={card} inUse={view.active === role && at + 1 === view.turn && at === gone.length - 1} />
      ))}
      {hand.map(({ card, playable }, at) => (
        <ActionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card bear the same id
          key={`${card}-${at}`}
          id={card}
          playable={playable}
          population={populationOf(view, role)}
          policies={view.policies}
          withState={view.roles.includes('state')}
        />
      ))}
    </Region>
  )
}

/** The cards missing from seven have been used, the latest last. */
function usedThisRound(view: HegemonyView, role: Role, inHand: number): readonly string[] {
  const count = Math.max(0, Math.min(HAND - inHand, view[role].used.length))
  return count === 0 ? [] : view[role].used.slice(-count)
}

function Used({ card, inUse }: { readonly card: string; readonly inUse: boolean }) {
  const { say, language } = useWords()
  return (
    <div className={inUse ? 'hg-place now' : 'hg-place used'}>
      <div className={inUse ? 'hg-card used now' : 'hg-card used'} data-tip={`card:${card}`}>
        <div className="sheet">
          <div className="t" data-part="name">
            {hyphenate(say(cardName(card)), language)}
          </div>
          <div className="state">
            {inUse ? say('board.card.in-use') : <Icon name="check" size={13} label={say('board.card.used')} />}
          </div>
        </div>
      </div>
    </div>
  )
}
