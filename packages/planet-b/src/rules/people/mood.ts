// The mood of the people (PB-MOOD): the marker moves, and at the ends of the track VP come or go.
import { HIGHEST_MOOD, LOWEST_MOOD, MOOD_OVERFLOW_VP } from '../../data/boards.ts'
import type { PlayerSeat } from '../../data/vocabulary.ts'
import type { Source } from '../../state/events.ts'
import { gainVp, loseVp } from '../means/money.ts'
import { activeSeat, type PlanetBTable } from '../table.ts'

/** Up one space for each symbol; each step beyond the top brings 2 VP (PB-MOOD-02, PB-MOOD-05, PB-MOOD-08). */
export function raiseMood(t: PlanetBTable, seat: PlayerSeat, steps: number, source?: Source): void {
  const { mood } = t.state.player[seat]
  moveMood(t, seat, Math.min(HIGHEST_MOOD, mood + steps), source)
  gainVp(t, seat, MOOD_OVERFLOW_VP * Math.max(0, mood + steps - HIGHEST_MOOD), 'mood', source)
}

/** Down one space for each symbol; each step below the bottom costs 2 VP, as far as there are any (PB-MOOD-03, PB-MOOD-06). */
export function lowerMood(t: PlanetBTable, seat: PlayerSeat, steps: number, source?: Source): void {
  const { mood } = t.state.player[seat]
  moveMood(t, seat, Math.max(LOWEST_MOOD, mood - steps), source)
  const lost = MOOD_OVERFLOW_VP * Math.max(0, LOWEST_MOOD - (mood - steps))
  // This reveals whether another player has them to lose, so no preview may show it (PB-VP-02).
  if (lost > 0 && seat !== activeSeat(t.state) && !t.state.openScores) t.reveal()
  loseVp(t, seat, lost, 'mood', source)
}

/** The marker is put on a space; nothing is gained or lost (PB-CARD-31, PB-ELEC-15). */
export function moveMood(t: PlanetBTable, seat: PlayerSeat, to: number, source?: Source): void {
  const player = t.state.player[seat]
  const from = player.mood
  if (from === to) return
  player.mood = to
  t.emit({ type: 'mood', seat, from, to, ...(source === undefined ? {} : { source }) })
}
