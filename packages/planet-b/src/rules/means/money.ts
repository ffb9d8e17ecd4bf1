// Money and victory points: what comes from the bank and what goes back to it (PB-MONEY, PB-VP).
import type { PlayerSeat } from '../../data/vocabulary.ts'
import type { MoneyWhy, Source, VpWhy } from '../../state/events.ts'
import type { PlanetBTable } from '../table.ts'

/** Money comes from the bank, which is never empty (PB-MONEY-03, PB-SETUP-06). */
export function gainMoney(t: PlanetBTable, seat: PlayerSeat, amount: number, why: MoneyWhy, source?: Source): void {
  if (amount === 0) return
  t.state.player[seat].money += amount
  t.emit({ type: 'money', seat, from: 'bank', to: seat, amount, why, ...(source === undefined ? {} : { source }) })
}

/** Money goes to the bank, never to a player and never below zero (PB-MONEY-03, PB-MONEY-04). */
export function payMoney(t: PlanetBTable, seat: PlayerSeat, amount: number, why: MoneyWhy, source?: Source): void {
  if (amount === 0) return
  const player = t.state.player[seat]
  if (player.money < amount) throw new Error(`${seat} pays ${amount} out of ${player.money}`)
  player.money -= amount
  t.emit({ type: 'money', seat, from: seat, to: 'bank', amount, why, ...(source === undefined ? {} : { source }) })
}

/** VP are put away: all players see the gain, only the owner the sum (PB-VP-02, PB-VP-06). */
export function gainVp(t: PlanetBTable, seat: PlayerSeat, amount: number, why: VpWhy, source?: Source): void {
  if (amount === 0) return
  const player = t.state.player[seat]
  player.vp += amount
  player.vpThisTurn += amount
  t.emit({ type: 'vp', seat, amount, why, ...(source === undefined ? {} : { source }) })
}

/** VP cannot fall below zero: who should lose more loses all (PB-VP-05, PB-MOOD-07). */
export function loseVp(t: PlanetBTable, seat: PlayerSeat, amount: number, why: VpWhy, source?: Source): void {
  gainVp(t, seat, -Math.min(amount, t.state.player[seat].vp), why, source)
}
