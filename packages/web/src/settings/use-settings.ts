// Settings in components, and their effects on the page: language, theme, motion, magnification.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Settings, settings } from './settings.ts'

export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get)
}

function useMedia(query: string): boolean {
  const [media] = useState(() => window.matchMedia(query))
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => media.matches,
  )
}

/** Whether animations are on: the player's setting first, then the system's. */
export function useMotionAllowed(): boolean {
  const { motion } = useSettings()
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return motion === 'full' || (motion === 'system' && !reduced)
}

/** Large screens show the same layout, magnified. */
const LARGE = '(min-width: 1720px) and (min-height: 1020px)'
const LARGE_ZOOM = 1.2

export function useApplySettings(): void {
  const { language, theme, textSize } = useSettings()
  const motion = useMotionAllowed()
  const large = useMedia(LARGE)
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.motion = motion ? 'full' : 'none'
    root.style.setProperty('--zoom', String((textSize / 100) * (large ? LARGE_ZOOM : 1)))
    // Components that measure the window measure it again.
    window.dispatchEvent(new Event('resize'))
  }, [language, theme, motion, textSize, large])
}
