// Steps through an event automatically or by key. Without animations it shows the end, and the player can still step
// through it.
import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useMotionAllowed } from '../../../settings/use-settings.ts'
import { Icon } from '../../../ui/Icon.tsx'

export interface Followed {
  /** Number of steps shown. */
  readonly shown: number
  readonly over: boolean
  again(): void
  next(): void
  end(): void
}

/** `pace`: milliseconds per step. */
export function useFollowed(moments: number, pace: number): Followed {
  const moving = useMotionAllowed()
  const [shown, show] = useState(moving ? 0 : moments)
  const [runs, run] = useState(moving)
  const over = shown >= moments
  useEffect(() => {
    if (!runs || shown >= moments) return
    const timer = setTimeout(() => show(shown + 1), pace)
    return () => clearTimeout(timer)
  }, [runs, shown, moments, pace])
  return {
    shown,
    over,
    again: () => {
      show(0)
      run(moving)
    },
    next: () => {
      show(Math.min(moments, shown + 1))
      run(false)
    },
    end: () => show(moments),
  }
}

export function FollowButtons({ followed }: { readonly followed: Followed }) {
  const { say } = useWords()
  const { over, again, next, end } = followed
  return (
    <div className="pb-follow">
      {over ? (
        <button type="button" className="btn" onClick={again}>
          <Icon name="undo" size={15} /> {say('board.follow.again')}
        </button>
      ) : (
        <>
          <button type="button" className="btn" onClick={next}>
            <Icon name="next" size={15} /> {say('board.follow.next')}
          </button>
          <button type="button" className="btn" data-testid="follow-end" onClick={end}>
            <Icon name="fast" size={15} /> {say('board.follow.end')}
          </button>
        </>
      )}
    </div>
  )
}
