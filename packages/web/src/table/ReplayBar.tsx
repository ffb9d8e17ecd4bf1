// Looking back: a scrubber over the moves of a match, play and pause, "play on from here", back to now.
import type { Frame } from '@hustings/protocol'
import { Slider } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'

/** Milliseconds between two steps while it plays. */
const TICK = 700

interface ReplayBarProps {
  readonly step: number
  /** The present. */
  readonly frame: Pick<Frame, 'step' | 'replayableFrom' | 'standings'>
  readonly onStep: (step: number) => void
  /** Null where a match must not be played on elsewhere: it runs, and others sit at it. */
  readonly onBranch: (() => void) | null
  readonly onBack: () => void
}

export default function ReplayBar({ step, frame, onStep, onBranch, onBack }: ReplayBarProps) {
  const { say } = useWords()
  const { step: last, replayableFrom: first = 0 } = frame
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (step >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => onStep(step + 1), TICK)
    return () => clearTimeout(timer)
  }, [playing, step, last, onStep])
  return (
    <section className="decision replay" data-testid="decision" aria-label={say('ui.replay')}>
      <div className="ask">
        <h2>{say('ui.replay.at', { step, last })}</h2>
      </div>
      {first > 0 && (
        <p className="why" role="note">
          {first === last && frame.standings !== null
            ? say('ui.result.earlier-rules')
            : say('ui.result.earlier-rules.part', { count: first })}
        </p>
      )}
      <div className="transport">
        <button
          type="button"
          className="iconbtn"
          aria-label={say('ui.replay.back')}
          disabled={step <= first}
          onClick={() => onStep(step - 1)}
        >
          <Icon name="step-back" size={18} />
        </button>
        <button
          type="button"
          className="iconbtn"
          data-testid="replay-play"
          aria-label={say(playing ? 'ui.replay.pause' : 'ui.replay.play')}
          onClick={() => {
            if (!playing && step >= last) onStep(first)
            setPlaying(!playing)
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} size={18} />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={say('ui.replay.on')}
          disabled={step >= last}
          onClick={() => onStep(step + 1)}
        >
          <Icon name="step-on" size={18} />
        </button>
      </div>
      <Slider.Root
        className="slider"
        data-testid="scrubber"
        min={first}
        max={Math.max(first + 1, last)}
        disabled={first === last}
        value={[step]}
        onValueChange={([to]) => {
          setPlaying(false)
          onStep(to ?? first)
        }}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={say('ui.replay.scrub')}
          aria-valuetext={say('ui.replay.at', { step, last })}
        />
      </Slider.Root>
      <div className="acts">
        {onBranch !== null && (
          <button type="button" className="btn" data-testid="branch" onClick={onBranch}>
            <Icon name="branch" /> {say('ui.replay.branch')}
          </button>
        )}
        <button type="button" className="btn primary" data-testid="back-to-now" onClick={onBack}>
          {say('ui.replay.now')}
        </button>
      </div>
    </section>
  )
}
