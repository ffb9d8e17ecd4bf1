// Shows how money and things moved with the latest events. Skipped by any click or key, and when motion is off.
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { GameUi } from '../../games/types.ts'
import { useMotionAllowed } from '../../settings/use-settings.ts'
import type { Log } from '../model/model.ts'
import { Animations } from './animate.ts'

interface AnimatorProps {
  readonly log: Log
  readonly ui: GameUi
}

export function Animator({ log, ui }: AnimatorProps) {
  const layer = useRef<HTMLDivElement>(null)
  const animations = useRef<Animations | null>(null)
  const allowed = useMotionAllowed()
  useEffect(() => {
    if (layer.current === null) return
    const playing = new Animations(layer.current)
    animations.current = playing
    const finish = () => playing.finish()
    window.addEventListener('pointerdown', finish, true)
    window.addEventListener('keydown', finish, true)
    return () => {
      window.removeEventListener('pointerdown', finish, true)
      window.removeEventListener('keydown', finish, true)
    }
  }, [])
  const seen = useRef(log)
  useEffect(() => {
    const before = seen.current
    seen.current = log
    if (!allowed || ui.motion === undefined) return
    const motions = newIn(log, before).flatMap(({ event }) => ui.motion?.(event) ?? [])
    if (motions.length > 0) animations.current?.play(motions)
  }, [log, ui, allowed])
  // Outside of what the text size magnifies: positions are measured on the screen.
  return createPortal(<div ref={layer} className="motion-layer" aria-hidden="true" />, document.body)
}

/** What was added; nothing when the log is another one (undo, somebody else's eyes). */
function newIn(log: Log, before: Log): Log {
  const last = before.length - 1
  return log[last] === before[last] ? log.slice(before.length) : []
}
