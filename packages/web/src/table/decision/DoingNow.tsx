// What is being done while something is asked: its two innermost frames; hovering or focusing lists the whole way.
import type { Decision } from '@hustings/kernel'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'
import { hookOf } from '../../ui/seat-colours.ts'
import { told } from '../board/TableTips.tsx'
import { useSeats } from '../model/use-seats.ts'
import { framesOf } from './frames.ts'

interface DoingNowProps {
  readonly decision: Decision
  readonly view: unknown
  readonly ui: GameUi
}

/** So many frames stand in the decision bar. */
const SHOWN = 2

export function DoingNow({ decision, view, ui }: DoingNowProps) {
  const { say } = useWords()
  const seats = useSeats()
  const frames = framesOf(ui, view, decision)
  const hook = hookOf(seats.look(decision.seat).colour)
  const title = frames.at(-1)
  const kicker = frames.at(-2)
  const way =
    frames.length > SHOWN ? { tabIndex: 0, 'data-tip': told(frames.map((frame) => sentence(say(frame)))) } : {}
  return (
    <div className={`act ${hook}`} data-testid="doing-now" {...way}>
      <small>{kicker === undefined ? say('ui.decides') : sentence(say(kicker))}</small>
      <b>{title === undefined ? seats.person(decision.seat) : sentence(say(title))}</b>
    </div>
  )
}
