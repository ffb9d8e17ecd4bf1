// A number in a range: a few as buttons, many with stepper and slider; then lock it in.
import type { Decision } from '@hustings/kernel'
import { type FormEvent, lazy, Suspense, useId } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useAttention, useTable } from '../model/context.ts'
import type { NumberControlProps } from './NumberSlide.tsx'

const NumberSlide = lazy(() => import('./NumberSlide.tsx'))

/** Up to this many values stand side by side as buttons. */
const FEW = 13

type NumberDecision = Extract<Decision, { shape: 'number' }>

interface NumberAnswerProps {
  readonly decision: NumberDecision
  readonly onAnswer: (value: number) => void
}

/** The amount is chosen in one place for all who show it: the least one until somebody says otherwise. */
function useAmount({ id, min, max }: NumberDecision) {
  const { select } = useTable()
  const { decision, selected } = useAttention()
  const value = decision?.id === id && typeof selected === 'number' ? selected : min
  return { value, take: (next: number) => select(Math.max(min, Math.min(max, next))) }
}

function answering(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    act()
  }
}

export function NumberAnswer({ decision, onAnswer }: NumberAnswerProps) {
  const { say } = useWords()
  const { min, max, prompt } = decision
  const { value, take } = useAmount(decision)
  const few = max - min < FEW
  return (
    <form className="number" onSubmit={answering(() => onAnswer(value))}>
      {few ? (
        <NumberButtons min={min} max={max} value={value} label={say(prompt)} onChange={take} />
      ) : (
        <NumberSlider min={min} max={max} value={value} label={say(prompt)} onChange={take} />
      )}
      <button type="submit" className="btn primary" data-option={value} data-testid="lock-in">
        {say('ui.lockIn', { value })}
      </button>
    </form>
  )
}

/** The same beside the question, in one line. */
export function NumberInBar({ decision, onAnswer }: NumberAnswerProps) {
  const { say } = useWords()
  const { min, max, prompt } = decision
  const { value, take } = useAmount(decision)
  return (
    <form className="number in-bar" onSubmit={answering(() => onAnswer(value))}>
      <Stepper min={min} max={max} value={value} label={say(prompt)} onChange={take} />
      <button type="submit" className="btn primary" aria-label={say('ui.lockIn', { value })}>
        <Icon name="check" /> {value}
      </button>
    </form>
  )
}

function NumberButtons({ min, max, value, label, onChange }: NumberControlProps) {
  const values = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const name = useId()
  return (
    <fieldset className="number-buttons">
      <legend className="visually-hidden">{label}</legend>
      {values.map((n) => (
        <label key={n} className="number-button" data-number={n}>
          <input type="radio" name={name} checked={n === value} onChange={() => onChange(n)} />
          {n}
        </label>
      ))}
    </fieldset>
  )
}

function Stepper({ min, max, value, label, onChange }: NumberControlProps) {
  const { say } = useWords()
  return (
    <div className="stepper">
      <button
        type="button"
        className="btn"
        aria-label={say('ui.less')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Math.round(event.target.valueAsNumber) || min)}
      />
      <button
        type="button"
        className="btn"
        aria-label={say('ui.more')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

function NumberSlider(props: NumberControlProps) {
  const { min, max, value, label, onChange } = props
  return (
    <div className="number-slider">
      <Stepper {...props} />
      <Suspense fallback={null}>
        <NumberSlide min={min} max={max} value={value} label={label} onChange={onChange} />
      </Suspense>
      <div className="ends faint">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  )
}
