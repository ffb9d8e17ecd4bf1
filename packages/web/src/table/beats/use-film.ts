// The film of what is looked at: which of its pictures is shown, at the person's pace. Step by step it waits for a hand,
// quickly it plays by itself, and whoever wants only the result, or nothing that moves, gets its last picture.
import { useCallback, useEffect, useState } from 'react'
import type { Film } from '../../games/types.ts'
import { useMotionAllowed, useSettings } from '../../settings/use-settings.ts'

export interface Showing {
  /** From 0. */
  readonly picture: number
  readonly atEnd: boolean
  /** It goes on by itself. */
  readonly plays: boolean
  readonly onPicture: (picture: number) => void
}

interface Reel {
  /** Of which film. */
  readonly of: string | null
  readonly picture: number
  /** Somebody has turned to this picture: it stays until a hand moves on. */
  readonly turned: boolean
}

/** `of` names the run that is looked at; `again`: it was seen before. */
export function useFilm(of: string | null, film: Film | null, again: boolean): Showing {
  const { pace } = useSettings()
  const moving = useMotionAllowed()
  const last = (film?.pictures.length ?? 1) - 1
  const whole = again || pace === 'result' || (pace === 'quick' && !moving)
  const [reel, setReel] = useState<Reel>({ of: null, picture: 0, turned: false })
  const here = reel.of === of ? reel : { of, picture: 0, turned: false }
  if (here !== reel) setReel(here)
  const picture = whole && !here.turned ? last : Math.min(here.picture, last)
  const plays = pace === 'quick' && !whole && !here.turned && picture < last
  const stays = film?.pictures[picture]
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => setReel({ of, picture: picture + 1, turned: false }), stays)
    return () => clearTimeout(timer)
  }, [plays, of, picture, stays])
  const onPicture = useCallback(
    (wanted: number) => setReel({ of, picture: Math.max(0, Math.min(last, wanted)), turned: true }),
    [of, last],
  )
  return { picture, atEnd: picture === last, plays, onPicture }
}
