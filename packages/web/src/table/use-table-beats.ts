// What is looked at over the board now: the next beat, or one that somebody opened again from the log.
import type { LoggedEvent } from '@hustings/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { GameUi } from '../games/types.ts'
import { useSettings } from '../settings/use-settings.ts'
import { type BeatRun, beatAround, useBeats } from './beats.ts'
import type { TableModel, TableState } from './model.ts'

export interface TableBeats {
  /** The table waits for this one. */
  readonly run: BeatRun | null
  /** What lies over the board: it, unless it is folded, or one opened again. */
  readonly over: BeatRun | null
  readonly folded: boolean
  readonly onFold: () => void
  readonly onUnfold: () => void
  readonly onGoOn: () => void
  /** Opens the beat of this line of the log again. */
  readonly onReview: (line: LoggedEvent) => void
}

export function useTableBeats(model: TableModel, state: TableState, ui: GameUi, live: boolean): TableBeats {
  const { news } = useSettings()
  const [folded, setFolded] = useState<string | null>(null)
  const [reviewed, setReviewed] = useState<BeatRun | null>(null)
  const { log, frame } = state
  const { open: run, goOn } = useBeats({
    log,
    viewer: frame.viewer,
    ui,
    model,
    silent: news === 'silent',
    away: !live,
  })
  const held = run !== null
  useEffect(() => model.hold(held), [model, held])
  // Somebody else's eyes, or a new decision: what was opened again is done with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when these change
  useEffect(() => setReviewed(null), [frame.viewer, frame.step])
  const id = run?.beat.id ?? null
  const onFold = useCallback(() => {
    setReviewed(null)
    setFolded(id)
  }, [id])
  const onUnfold = useCallback(() => setFolded(null), [])
  const onReview = useCallback((line: LoggedEvent) => setReviewed(beatAround(log, log.indexOf(line), ui)), [log, ui])
  const isFolded = run !== null && folded === run.beat.id
  return {
    run,
    over: reviewed ?? (isFolded ? null : run),
    folded: isFolded,
    onFold,
    onUnfold,
    onGoOn: goOn,
    onReview,
  }
}
