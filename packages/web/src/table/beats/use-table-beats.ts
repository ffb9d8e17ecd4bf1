// What is looked at over the board now: the next beat, or one that somebody opened again from the log.
import type { Target } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Film, GameUi } from '../../games/types.ts'
import { useSettings } from '../../settings/use-settings.ts'
import type { TableModel, TableState } from '../model/model.ts'
import { type BeatRun, beatAround, useBeats } from './beats.ts'
import { type Showing, useFilm } from './use-film.ts'

export interface TableBeats {
  /** The table waits for this one. */
  readonly run: BeatRun | null
  /** What lies over the board: it, unless it is folded, or one opened again. */
  readonly over: BeatRun | null
  /** How what lies over the board is told, when it is told step by step. */
  readonly film: Film | null
  readonly showing: Showing
  /** What is told has not been done yet: the board stays as it was. */
  readonly before: boolean
  readonly folded: boolean
  readonly onFold: () => void
  readonly onUnfold: () => void
  /** The next picture, or on with the game. */
  readonly onGoOn: () => void
  readonly onBack: () => void
  /** Opens the beat of this line of the log again. */
  readonly onReview: (line: LoggedEvent) => void
}

const NOTHING: readonly Target[] = []

export function useTableBeats(model: TableModel, state: TableState, ui: GameUi, live: boolean): TableBeats {
  const { news, pace } = useSettings()
  /** Which run was folded or unfolded by hand. */
  const [hand, setHand] = useState<{ readonly of: string | null; readonly folded: boolean } | null>(null)
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
  const looked = reviewed ?? run
  const film = useMemo(() => filmOf(looked, ui, log), [looked, ui, log])
  const name = looked === null ? null : `${looked.beat.id}/${looked.end}/${reviewed === null ? '' : 'again'}`
  const showing = useFilm(name, film, reviewed !== null)
  // Whoever wants only results reads them in the bar, and opens the sheet when they ask why.
  const isFolded =
    run !== null && (hand?.of === name ? hand.folded : film !== null && film.stays !== true && pace === 'result')
  const over = reviewed ?? (isFolded ? null : run)
  const before = over !== null && reviewed === null && film !== null && showing.picture < film.acts
  const about = film !== null && reviewed === null && !before ? film.about(showing.picture) : NOTHING
  useEffect(() => model.attention.tell(about), [model, about])

  const onFold = useCallback(() => {
    setReviewed(null)
    setHand({ of: name, folded: true })
  }, [name])
  const onUnfold = useCallback(() => setHand({ of: name, folded: false }), [name])
  const onReview = useCallback((line: LoggedEvent) => setReviewed(beatAround(log, log.indexOf(line), ui)), [log, ui])
  const { picture, atEnd, plays, onPicture } = showing
  const last = (film?.pictures.length ?? 1) - 1
  const tells = over !== null && over === run && !atEnd
  const onGoOn = useCallback(() => {
    if (tells) onPicture(plays ? last : picture + 1)
    else goOn()
  }, [tells, onPicture, plays, last, picture, goOn])
  const onBack = useCallback(() => onPicture(picture - 1), [onPicture, picture])
  return { run, over, film, showing, before, folded: isFolded, onFold, onUnfold, onGoOn, onBack, onReview }
}

function filmOf(run: BeatRun | null, ui: GameUi, log: TableState['log']): Film | null {
  if (run === null || ui.beats?.film === undefined) return null
  const told = log.map(({ event }) => event)
  return ui.beats.film(run.beat, run.events, told)
}
