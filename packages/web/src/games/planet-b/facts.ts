// The figures of a seat that are always in sight: money first, for points are secret.
import { type Seat, say } from '@hustings/kernel'
import type { Fact } from '../types.ts'
import { isSeat, type PlanetBView } from './words/model.ts'

export function seatFacts(view: PlanetBView, seat: Seat): readonly Fact[] {
  const player = isSeat(view, seat) ? view.seats[seat] : undefined
  if (player === undefined) return []
  return [
    { id: 'money', icon: 'money', label: say('number.money'), value: player.money, main: true, term: 'money' },
    { id: 'vp', icon: 'vp', label: say('board.vp'), value: player.vp, secret: true, term: 'vp' },
    { id: 'votes', icon: 'vote-cube', label: say('number.votes'), value: player.votes, term: 'votes' },
  ]
}
