// After the end everybody may look with the eyes of every seat, or with those of a spectator: entries of the menu.
import type { Viewer } from '@hustings/kernel'
import { useMemo, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.ts'
import type { Seats } from '../seating/seats.ts'
import type { MenuEntry } from '../ui/Menu.tsx'
import type { TableModel } from './model/model.ts'

/** None while the match is played. */
export function useEyes(model: TableModel, seats: Seats): readonly MenuEntry[] {
  const { say } = useWords()
  const viewer = useSyncExternalStore(model.subscribe, () => model.get().frame.viewer)
  const over = useSyncExternalStore(model.subscribe, () => model.get().frame.standings !== null)
  return useMemo(() => {
    if (!over) return []
    const entry = (eyes: Viewer, whose: string): MenuEntry => ({
      id: `eyes-${eyes}`,
      label: say('ui.eyes', { whose }),
      checked: viewer === eyes,
      onSelect: () => void model.lookAs(eyes),
    })
    return [...seats.all.map((seat) => entry(seat, seats.role(seat))), entry('spectator', say('ui.eyes.spectator'))]
  }, [model, seats, viewer, over, say])
}
