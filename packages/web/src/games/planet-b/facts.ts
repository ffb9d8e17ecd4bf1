// The figures of a seat that are always visible: money first, because points are secret.
import { type Seat, say } from '@hustings/kernel'
import type { Fact } from '../types.ts'
import { signed } from './words/figures.ts'
import { isSeat, type PlanetBView } from './words/model.ts'

export function seatFacts(view: PlanetBView, seat: Seat): readonly Fact[] {
  const player = isSeat(view, seat) ? view.seats[seat] : undefined
  if (player === undefined) return []
  const { money, vp, mood, votes } = player
  return [
    { id: 'money', icon: 'money', label: say('number.money'), value: money, main: true, sign: true, term: 'money' },
    // It would show a question mark for the whole match; the panel shows a lock instead.
    ...(vp === null
      ? []
      : [{ id: 'vp', icon: 'vp', label: say('board.vp'), value: vp, secret: true, term: 'vp' } as const]),
    { id: 'mood', icon: 'population', label: say('number.mood'), value: signed(mood), term: 'mood' },
    { id: 'votes', icon: 'vote-cube', label: say('number.votes'), value: votes, term: 'votes' },
  ]
}
