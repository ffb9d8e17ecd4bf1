// Whether what happened since one's last turn is being told: by itself when it is one's turn again, until one closes it.
import type { Seat } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { GameUi } from '../games/types.ts'
import type { Log, TableModel } from './model.ts'
import { type Since, sinceLastTurn } from './story.ts'

export interface SinceShown {
  readonly since: Since
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

interface Moment {
  readonly frame: Frame
  readonly log: Log
  /** Whose turn it is. */
  readonly active: Seat | null
  readonly live: boolean
}

const NOTHING: Since = { step: 0, doings: [], effect: [] }

/** Null for whoever has no turn: a spectator. */
export function useSince(model: TableModel, { frame, log, active, live }: Moment, ui: GameUi): SinceShown | null {
  const { viewer, decision } = frame
  const seated = viewer !== 'spectator'
  const settled = useDeferredValue(log)
  const since = useMemo(() => (seated ? sinceLastTurn(settled, viewer, ui) : NOTHING), [seated, settled, viewer, ui])
  const [wish, setWish] = useState<{ readonly step: number; readonly open: boolean } | null>(null)
  const again = live && decision !== null && active === viewer && since.doings.length > 0
  const open = wish?.step === since.step ? wish.open : again && model.told.get(viewer) !== since.step
  const onOpen = useCallback(
    (next: boolean) => {
      if (!next) model.told.set(viewer, since.step)
      setWish({ step: since.step, open: next })
    },
    [model, viewer, since.step],
  )
  return useMemo(() => (seated ? { since, open, onOpen } : null), [seated, since, open, onOpen])
}
