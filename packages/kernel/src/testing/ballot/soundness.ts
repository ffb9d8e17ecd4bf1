// Scores of Ballot, its public numbers, and the invariants of its state.
import type { Seat } from '../../decision.ts'
import type { Standing } from '../../game.ts'
import { BANK, CARDS, CUBES, DISTRICTS, isParty, PARTIES, type Party } from './box.ts'
import { type BallotState, roomIn } from './state.ts'

export function standings(state: BallotState): Standing[] {
  const strength = (party: Party): number => state.parties[party].points * 1000 + state.parties[party].coins
  const order = [...PARTIES].sort((one, other) => strength(other) - strength(one))
  return order.map((seat) => ({
    seat,
    score: state.parties[seat].points,
    rank: 1 + order.filter((other) => strength(other) > strength(seat)).length,
  }))
}

export function score(state: BallotState, seat: Seat): number {
  return isParty(seat) ? state.parties[seat].points : 0
}

export function numbers(state: BallotState): Record<string, number> {
  const found: Record<string, number> = {}
  for (const party of PARTIES) {
    const { coins, points, supply, hand } = state.parties[party]
    found[`${party}.coins`] = coins
    found[`${party}.points`] = points
    found[`${party}.supply`] = supply
    found[`${party}.cards`] = hand.length
    for (const district of DISTRICTS) found[`${party}.${district}`] = state.districts[district][party]
  }
  return found
}

export function violations(state: BallotState): string[] {
  const found: string[] = []
  const hands = PARTIES.flatMap((party) => state.parties[party].hand)
  const cards = [...state.deck.cards, ...state.deck.discard, ...hands]
  if (cards.length !== CARDS.size || new Set(cards).size !== CARDS.size) found.push('cards are not conserved')
  let coins = state.bank
  for (const party of PARTIES) {
    const own = state.parties[party]
    coins += own.coins
    const placed = DISTRICTS.reduce((sum, district) => sum + state.districts[district][party], 0)
    const floating = state.floating.filter((voter) => voter === party).length
    const cubes = own.supply + placed + floating + state.bag[party]
    if (cubes !== CUBES) found.push(`${party} has ${cubes} cubes`)
    if (own.coins < 0 || own.supply < 0) found.push(`${party} owes something`)
  }
  if (coins !== BANK) found.push(`there are ${coins} coins`)
  for (const district of DISTRICTS) if (roomIn(state, district) < 0) found.push(`${district} is overcrowded`)
  return found
}
