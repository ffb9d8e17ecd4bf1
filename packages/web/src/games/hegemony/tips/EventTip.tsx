// An event in full: the task, the reward of each option, the penalty.
import { type EventReward, eventCard } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Class } from '../words/model.ts'
import { eventName, roleName } from '../words/names.ts'

export function EventTip({ id }: { readonly id: string }) {
  const { say, list } = useWords()
  const { choices, penalty } = eventCard(id)
  const classes = list(penalty.classes.map((each) => say(roleName(each))))
  return (
    <>
      <h4>{say(eventName(id))}</h4>
      <p>{say(`event.${id}.text`)}</p>
      {choices.map(({ choice, rewards }) => (
        <div key={choice} className="row">
          <span>
            {isClass(choice) ? (
              <>
                <RoleShape of={choice} size={12} /> {say(roleName(choice))}
              </>
            ) : (
              say('board.tip.reward')
            )}
          </span>
          <b>{rewards.map((reward) => inWords(say, reward, choice)).join(', ')}</b>
        </div>
      ))}
      <p className="note">
        {penalty.pick === 'all'
          ? say('board.tip.penalty', { classes })
          : say('board.tip.penalty-some', { count: penalty.pick })}
      </p>
    </>
  )
}

type Say = ReturnType<typeof useWords>['say']

function inWords(say: Say, { kind, amount, per, class: of }: EventReward, choice: string): string {
  const what =
    of === undefined || of === choice
      ? say(`board.reward.${kind}`, { amount })
      : say('board.reward.legitimacy-with', { amount, class: roleName(of) })
  return per === undefined ? what : say('board.reward.per', { what, per })
}

function isClass(choice: string): choice is Class {
  return choice === 'working' || choice === 'middle' || choice === 'capitalist'
}
