// The State's events on the board: the task, the reward of each option, the penalty for ignoring them.

import { type EventReward, eventCard } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Class } from '../words/model.ts'
import { eventName } from '../words/names.ts'

export function Events({ events }: { readonly events: readonly string[] }) {
  const { say } = useWords()
  if (events.length === 0)
    return (
      <p className="hg-none" data-tip="term:event">
        {say('board.events.none')}
      </p>
    )
  return events.map((id) => <EventBox key={id} id={id} alone={events.length === 1} />)
}

export const EventBox = memo(function EventBox({ id, alone }: { readonly id: string; readonly alone: boolean }) {
  const { say } = useWords()
  const name = say(eventName(id))
  const text = say(`event.${id}.text`)
  const { choices } = eventCard(id)
  return (
    <Spot target={`event:${id}`} tip={`event:${id}`} className={alone ? 'hg-event alone' : 'hg-event'}>
      <span className="top">
        <Icon name="event" size={13} />
        <b>{name}</b>
      </span>
      <span className="text">
        <span className="rewards" aria-hidden="true">
          {choices.map(({ choice, rewards }) => (
            <span key={choice}>
              {isClass(choice) && <RoleShape of={choice} size={11} />}
              {rewards.map((reward) => (
                <Reward key={`${reward.kind}-${reward.class ?? ''}`} reward={reward} alone={!isClass(choice)} />
              ))}
            </span>
          ))}
        </span>
        {text}
      </span>
    </Spot>
  )
})

function isClass(choice: string): choice is Class {
  return choice === 'working' || choice === 'middle' || choice === 'capitalist'
}

/** A reward as an icon: a step of legitimacy, a token, victory points. */
export function Reward({ reward, alone }: { readonly reward: EventReward; readonly alone: boolean }) {
  const { say } = useWords()
  const per = reward.per === undefined ? '' : ` / ${reward.per}`
  switch (reward.kind) {
    case 'legitimacy':
      return (
        <span className="reward">
          <Icon name="legitimacy" size={12} />+{reward.amount}
          {per}
          {alone && reward.class !== undefined && <RoleShape of={reward.class} size={10} />}
        </span>
      )
    case 'legitimacy-token':
      return (
        <span className="reward token">
          <Icon name="legitimacy" size={12} />
          {reward.amount}
          {per}
        </span>
      )
    case 'vp':
      return (
        <span className="reward">
          +{reward.amount} {say('board.vp')}
          {per}
        </span>
      )
  }
}
