// A hint: what a bot would do with the player's information, computed on demand.
import type { Answer, Decision } from '@hustings/kernel'
import { type Hint, type TableSession, type Trouble, troubleOf } from '@hustings/protocol'
import { useEffect, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { tenths } from '../i18n/tenths.ts'
import { insightWords } from '../shell/insight-words.ts'
import { Words } from '../shell/Words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useCalled } from './called.ts'
import '../styles/bot-hint.css'

interface HintDialogProps {
  readonly decision: Decision
  readonly hint: NonNullable<TableSession['hint']>
  readonly info: GameInfo
  readonly options: unknown
  readonly onClose: () => void
}

/** Number of answers shown. */
const TOLD = 3

export default function HintDialog({ info, options, ...asked }: HintDialogProps) {
  return (
    <Words game={info} part={{ options }} more={insightWords}>
      <Hinting {...asked} />
    </Words>
  )
}

function Hinting({ decision, hint, onClose }: Omit<HintDialogProps, 'info' | 'options'>) {
  const { say } = useWords()
  const [found, setFound] = useState<Hint | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    let here = true
    hint(decision).then(
      (told) => here && setFound(told),
      (error) => here && setTrouble(troubleOf(error)),
    )
    return () => {
      here = false
    }
  }, [decision, hint])
  return (
    <Dialog title={say('insight.hint')} open onClose={onClose}>
      <p className="muted">{say(decision.prompt)}</p>
      <div className="bot-hint" role="status" data-testid="hint">
        {trouble !== null && <p>{say(trouble.say)}</p>}
        {trouble === null && found === null && <p>{say('insight.hint.thinking')}</p>}
        {found !== null && <Told decision={decision} hint={found} />}
      </div>
      <p className="faint">{say('insight.hint.about')}</p>
    </Dialog>
  )
}

function Told({ decision, hint }: { readonly decision: Decision; readonly hint: Hint }) {
  const { say } = useWords()
  const call = useCalled()
  const called = (answer: Answer): string => {
    const option = decision.shape === 'pick' ? decision.options.find(({ id }) => id === answer) : undefined
    return call({ answer, label: option?.label ?? null })
  }
  const [best, ...others] = hint.options
  if (best === undefined) return null
  return (
    <ol>
      <li>
        <b>{called(best.answer)}</b>
        <span>
          {others.length === 0
            ? say('insight.hint.only')
            : say('insight.hint.best', { share: Math.round(100 * best.ahead), points: tenths(best.gain) })}
        </span>
      </li>
      {others.slice(0, TOLD - 1).map(({ answer, gain }) => (
        <li key={String(answer)}>
          <b>{called(answer)}</b>
          <span>{say('insight.hint.other', { points: tenths(Math.max(0, -gain)) })}</span>
        </li>
      ))}
    </ol>
  )
}
