// The progress of a box in use: done actions, the current one, and the options for the next.
import { actionWords, type Box, type Source } from '@hustings/planet-b'
import { useDecision } from '../../../table/model/context.ts'
import type { PlanetBView } from '../words/model.ts'

export interface BoxProgress {
  /** Indexes of the remaining actions. */
  readonly left: readonly number[]
  /** The current action, if its decision is the viewer's. */
  readonly now: number | null
  /** The player chooses the next action here. */
  readonly open: boolean
}

const NUMBER = /^action:(\d+)$/

/** Undefined if this box is not in use, or its progress is unknown. */
export function useProgress(view: PlanetBView, source: Source, box: Box): BoxProgress | undefined {
  const decision = useDecision()
  if (!view.running.includes(source)) return undefined
  const open = decision?.prompt.key === 'ask.order' && view.running.at(-1) === source
  if (open && decision.shape === 'pick') {
    const left = decision.options.flatMap(({ target }) => {
      const number = NUMBER.exec(target ?? '')?.[1]
      return number === undefined ? [] : [Number(number)]
    })
    return { left, now: null, open }
  }
  if (view.running[0] !== source || !source.startsWith('tile:')) return undefined
  const { left } = view.turn
  const doing = JSON.stringify(decision?.context?.[1])
  const now = box.do.findIndex((action, at) => !left.includes(at + 1) && JSON.stringify(actionWords(action)) === doing)
  return { left, now: now < 0 ? null : now + 1, open: false }
}
