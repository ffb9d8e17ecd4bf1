// Whether what happened since one's last turn is being told: by itself when it is one's turn again, until one closes it.
import type { Seat } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { GameUi } from '../../games/types.ts'
import type { Log, TableModel } from '../model/model.ts'
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

/** Null for whoever has had no turn: a spectator, or somebody whose first one is still to come. */
export function useSince(model: TableModel, { frame, log, active, live }: Moment, ui: GameUi): SinceShown | null {
  const { viewer, decision } = frame
  const settled = useDeferredValue(log)
  const since = useMemo(() => sinceLastTurn(settled, viewer, ui), [settled, viewer, ui])
  const step = since?.step ?? 0
  const [wish, setWish] = useState<{ readonly step: number; readonly open: boolean } | null>(null)
  const again = live && decision !== null && active === viewer && since !== null && since.doings.length > 0
  const open = wish?.step === step ? wish.open : again && model.told.get(viewer) !== step
  const onOpen = useCallback(
    (next: boolean) => {
      if (!next) model.told.set(viewer, step)
      setWish({ step, open: next })
    },
    [model, viewer, step],
  )
  return useMemo(() => (since === null ? null : { since, open, onOpen }), [since, open, onOpen])
}
