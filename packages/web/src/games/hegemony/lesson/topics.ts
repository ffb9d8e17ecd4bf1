// The topics of the first round and their outcomes.
import { say } from '@hustings/kernel'
import type { LessonTopic } from '../../lesson.ts'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'
import { assigns, billIn, cubesIn, type Deed, firstDeeds, type Moment, purchaseIn, RIVAL, uses } from './deeds.ts'

type Topic = LessonTopic<HegemonyView, HegemonyEvent>
type Asked = (now: Moment) => boolean

/** Done, missed after its time, or still open. */
function topic(id: string, icon: Topic['icon'], isDone: Asked, isOver: Asked): Topic {
  return {
    id,
    title: say(`lesson.topic.${id}`),
    icon,
    outcome: (now) => (isDone(now) ? 'done' : isOver(now) ? 'missed' : null),
  }
}

const did =
  (is: (deed: Deed) => boolean): Asked =>
  ({ log }) =>
    firstDeeds(log).some(is)

/** Whether the first round has reached the end of this phase. */
const isPast = (phase: 'action' | 'production' | 'elections' | 'scoring'): Asked => {
  const phases = ['action', 'production', 'elections', 'scoring', 'end']
  return ({ view: { clock } }) => clock.round > 1 || phases.indexOf(clock.phase) > phases.indexOf(phase)
}

const rivalActed: Asked = ({ log }) => {
  const turns = log.flatMap(({ event }) => (event.type === 'turn' ? [event.role] : []))
  return turns.slice(0, -1).includes(RIVAL)
}

const voted: Asked = ({ log }) => log.some(({ event }) => event.type === 'vote-result')

export const TOPICS: readonly Topic[] = [
  topic('assign', 'worker', did(assigns), isPast('action')),
  topic('rival', 'company', rivalActed, isPast('action')),
  topic(
    'buy',
    'money',
    did((deed) => purchaseIn(deed) !== null),
    isPast('action'),
  ),
  topic('use', 'prosperity', did(uses), isPast('action')),
  topic(
    'card',
    'hand',
    did(({ what }) => what === 'card'),
    isPast('action'),
  ),
  topic(
    'bill',
    'bill',
    did((deed) => billIn(deed) !== null),
    isPast('action'),
  ),
  topic(
    'pressure',
    'vote-cube',
    did((deed) => cubesIn(deed) > 0),
    isPast('action'),
  ),
  topic('production', 'wage', isPast('production'), isPast('production')),
  topic('vote', 'policy', voted, isPast('elections')),
  topic('scoring', 'vp', isPast('scoring'), isPast('scoring')),
]
