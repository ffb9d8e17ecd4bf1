// The State's section: events and benefits if a player plays it, otherwise its possessions.
import { CLASSES } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView, StateView } from '../words/model.ts'
import { roleName } from '../words/names.ts'
import { Benefits, isEmpty } from './Benefits.tsx'
import { Events } from './Events.tsx'
import { ModuleAffairs } from './ModuleAffairs.tsx'

type StateAffairsProps = Pick<HegemonyView, 'roles' | 'state' | 'crisis' | 'history'>

export const StateAffairs = memo(function StateAffairs({ roles, state, crisis, history }: StateAffairsProps) {
  const { say } = useWords()
  const played = roles.includes('state')
  const modules = crisis !== null || history !== null
  const title = say(played ? 'board.state-affairs' : 'board.state-auto')
  return (
    <Region label={title} className="panel hg-state c-grey">
      <div className="ph">
        {!played && <RoleShape of="state" />}
        <h2 data-tip={played ? 'term:event' : 'term:state'}>{title}</h2>
        {state.imfThreatens && (
          <span className="chip warn" data-tip="term:imf-near">
            <Icon name="warning" size={13} />
            {say('board.imf-near')}
          </span>
        )}
        {played && (
          <span className="meta right" data-tip="term:treasury">
            <Icon name="treasury" size={14} />
            {say('board.treasury')} <b>{state.money}</b>
          </span>
        )}
      </div>
      {played ? (
        <div className="body">
          <Events events={state.events} />
          {/* With modules there is room only for the waiting benefits. */}
          {(!modules || CLASSES.some((of) => !isEmpty(state.benefits[of]))) && <Benefits benefits={state.benefits} />}
        </div>
      ) : (
        <Automatic state={state} />
      )}
      <ModuleAffairs crisis={crisis} history={history} state={state} />
    </Region>
  )
})

/** Two and three players: the State pays, sells and borrows by rule. */
function Automatic({ state }: { readonly state: StateView }) {
  const { say } = useWords()
  const label = say('board.state-auto.label', { money: state.money, loans: state.loans, imf: state.imfAt })
  return (
    <Spot target="role:state" tip="term:state" className="body auto" label={`${say(roleName('state'))}: ${label}`}>
      <span className="line" data-tip="term:treasury">
        <Icon name="treasury" size={16} />
        <span>{say('board.treasury')}</span>
        <b className="big" data-anchor="money:state">
          {state.money}
        </b>
      </span>
      <span className="line" data-tip="term:loans">
        <Icon name="loan" size={16} />
        <span>{say('board.loans')}</span>
        <b>{state.loans}</b>
      </span>
      <span className="line" data-tip="term:imf">
        <Icon name="imf" size={16} />
        <span>{say('board.imf-at', { loans: state.imfAt })}</span>
        <ImfPips loans={state.loans} at={state.imfAt} />
      </span>
      <span className="line" data-tip="term:state-goods">
        <Icon name="storage" size={16} />
        <span>{say('board.state-goods')}</span>
        <span className="goods">
          <ResourceIcon resource="food" size={14} /> <b>{state.storage.food}</b>
          <ResourceIcon resource="luxury" size={14} /> <b>{state.storage.luxury}</b>
        </span>
      </span>
    </Spot>
  )
}

function ImfPips({ loans, at }: { readonly loans: number; readonly at: number }) {
  return (
    <span className="hg-pips" aria-hidden="true">
      {Array.from({ length: at }, (_, loan) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its position
        <i key={loan} className={loan < loans ? 'on' : ''} />
      ))}
    </span>
  )
}
