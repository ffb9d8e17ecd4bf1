// The State as a player: treasury, legitimacy by class, agenda.
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { Good, HegemonyView } from '../words/model.ts'
import { Agenda } from './Agenda.tsx'
import { Fact } from './Fact.tsx'
import { Legitimacy } from './Legitimacy.tsx'
import { PanelBody } from './PanelBody.tsx'

const GOODS = ['food', 'luxury'] as const satisfies readonly Good[]

interface StatePanelProps {
  readonly player: HegemonyView['state']
  readonly policies: HegemonyView['policies']
}

export const StatePanel = memo(function StatePanel({ player, policies }: StatePanelProps) {
  const { say } = useWords()
  const imf = <span data-tip="term:imf">{say('board.imf-at', { loans: player.imfAt })}</span>
  return (
    <PanelBody
      facts={
        <>
          <Fact icon="treasury" term="treasury" value={player.money} anchor="money:state" />
          <Fact icon="influence" term="personal-influence" value={player.influence} anchor="goods:state-influence" />
          <Fact icon="loan" term="loans" value={player.loans} after={imf} anchor="loans:state" />
        </>
      }
      billsLeft={player.billsLeft}
      aside={
        <span className="hg-line" data-tip="term:state-goods">
          {GOODS.map((good) => (
            <span key={good} data-anchor={`goods:state-${good}`}>
              <ResourceIcon resource={good} size={13} named />
              <b>{player.storage[good]}</b>
            </span>
          ))}
        </span>
      }
    >
      <Legitimacy legitimacy={player.legitimacy} tokens={player.tokens} />
      <Agenda agenda={player.agenda} policies={policies} />
    </PanelBody>
  )
})
