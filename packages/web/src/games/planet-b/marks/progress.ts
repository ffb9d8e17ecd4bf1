// How far a box has come that is being carried out: what is done, what is being done, what can be chosen next.
import { actionWords, type Box, type Source } from '@hustings/planet-b'
import { useDecision } from '../../../table/model/context.ts'
import type { PlanetBView } from '../words/model.ts'

export interface BoxProgress {
  /** Numbers of the actions still to be done. */
  readonly left: readonly number[]
  /** The one being done, as far as the person at the device is asked about it. */
  readonly now: number | null
  /** Which comes next is asked, here. */
  readonly open: boolean
}

const NUMBER = /^action:(\d+)$/

/** Undefined while this box is not carried out, or nothing is known of how far it has come. */
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
