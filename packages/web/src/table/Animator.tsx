// Shows how money and things moved with the latest events. Skipped by any click or key, and when motion is off.
import { useEffect, useRef } from 'react'
import type { GameUi } from '../games/types.ts'
import { useMotionAllowed } from '../settings/use-settings.ts'
import { Animations } from './animate.ts'
import type { Log } from './model.ts'

interface AnimatorProps {
  readonly log: Log
  readonly fresh: number
  readonly ui: GameUi
}

export function Animator({ log, fresh, ui }: AnimatorProps) {
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
  useEffect(() => {
    if (!allowed || ui.motion === undefined || fresh >= log.length) return
    const motions = log.slice(fresh).flatMap(({ event }) => ui.motion?.(event) ?? [])
    animations.current?.play(motions)
  }, [log, fresh, ui, allowed])
  return <div ref={layer} className="motion-layer" aria-hidden="true" />
}
