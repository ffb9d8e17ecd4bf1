// The State as a player: treasury, legitimacy with the classes, its agenda.
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { HegemonyView } from '../model.ts'
import { Agenda } from './Agenda.tsx'
import { Fact } from './Fact.tsx'
import { Legitimacy } from './Legitimacy.tsx'

interface StatePanelProps {
  readonly player: HegemonyView['state']
  readonly policies: HegemonyView['policies']
}

export const StatePanel = memo(function StatePanel({ player, policies }: StatePanelProps) {
  const { say } = useWords()
  return (
    <>
      <div className="hg-facts">
        <Fact icon="treasury" word="board.treasury" value={player.money} anchor="money:state" />
        <Fact
          icon="influence"
          word="board.personal-influence"
          value={player.influence}
          anchor="goods:state-influence"
        />
        <Fact
          icon="loan"
          word="board.loans"
          value={player.loans}
          after={say('board.imf-at', { loans: player.imfAt })}
          anchor="loans:state"
        />
      </div>
      <Legitimacy legitimacy={player.legitimacy} tokens={player.tokens} />
      <Agenda agenda={player.agenda} policies={policies} />
      <div className="hg-lab">
        <span>
          <Icon name="bill" size={14} />
          {say('board.bills-left')} <b>{player.billsLeft}</b>
        </span>
        <span className="hg-line" data-tip="word:board.state-goods.tip">
          <span data-anchor="goods:state-food">
            <ResourceIcon resource="food" size={13} named />
            <b>{player.storage.food}</b>
          </span>
          <span data-anchor="goods:state-luxury">
            <ResourceIcon resource="luxury" size={13} named />
            <b>{player.storage.luxury}</b>
          </span>
        </span>
      </div>
    </>
  )
})
