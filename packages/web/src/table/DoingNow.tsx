// What is being done while something is asked: its two innermost frames; hovering or focusing lists the whole way.
import type { Decision, Message } from '@hustings/kernel'
import type { GameUi } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { hookOf } from '../ui/seat-colours.ts'
import { Tip } from '../ui/Tip.tsx'
import { framesOf } from './frames.ts'
import { useSeats } from './use-seats.ts'

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
  const shown = (
    <div className={`act ${hook}`} data-testid="doing-now" {...(frames.length > SHOWN ? { tabIndex: 0 } : {})}>
      <small>{kicker === undefined ? say('ui.decides') : say(kicker)}</small>
      <b>{title === undefined ? seats.person(decision.seat) : say(title)}</b>
    </div>
  )
  if (frames.length <= SHOWN) return shown
  return <Tip content={<Way frames={frames} />}>{shown}</Tip>
}

function Way({ frames }: { readonly frames: readonly Message[] }) {
  const { say } = useWords()
  const steps = frames.map((frame, depth) => ({ id: `${depth} ${frame.key}`, text: say(frame) }))
  return (
    <ol className="way" aria-label={say('ui.way')}>
      {steps.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  )
}
