// Visibility in Ballot: the view by allow-list, and the states that are possible for a viewer.
import type { Bag } from '../../bag.ts'
import { copy } from '../../copy.ts'
import type { Viewer } from '../../event.ts'
import { drawRandomState, type Random, shuffle } from '../../random.ts'
import { type District, isParty, PARTIES, type Party } from './box.ts'
import { type BallotState, type Phase, partyAt, perParty, type VoteResult } from './state.ts'

export interface PartyView {
  readonly cards: number
  readonly supply: number
  readonly coins: number
  readonly points: number
  readonly won: readonly District[]
  /** Null until it is public. */
  readonly pledge: District | null
}

export interface BallotView {
  readonly phase: Phase
  readonly rounds: number
  readonly round: number
  readonly turn: number
  readonly speaker: Party
  readonly deck: number
  readonly discard: readonly string[]
  readonly bag: Readonly<Bag<Party>>
  readonly bank: number
  readonly calendar: readonly District[]
  readonly floating: readonly Party[]
  readonly districts: Readonly<Record<District, Readonly<Record<Party, number>>>>
  readonly parties: Readonly<Record<Party, PartyView>>
  readonly results: readonly VoteResult[]
  /** Visible to this viewer only; null for spectators. */
  readonly own: { hand: readonly string[]; dealt: readonly District[]; pledge: District | null } | null
}

export function view(state: BallotState, viewer: Viewer, open: BallotView = openView(state)): BallotView {
  if (!isParty(viewer)) return open
  const { hand, dealt, pledge } = state.parties[viewer]
  return { ...open, own: { hand: [...hand], dealt: [...dealt], pledge } }
}

/** The public view. */
function openView(state: BallotState): BallotView {
  return {
    phase: state.phase,
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    speaker: partyAt(state.speaker),
    deck: state.deck.cards.length,
    discard: [...state.deck.discard],
    bag: { ...state.bag },
    bank: state.bank,
    calendar: [...state.calendar],
    floating: [...state.floating],
    districts: copy(state.districts),
    parties: perParty((party) => publicSide(state, party)),
    results: resultsOf(state),
    own: null,
  }
}

function resultsOf({ calendar, winners, seconds }: BallotState): VoteResult[] {
  return calendar.flatMap((district, i) => {
    const winner = winners[i]
    const second = seconds[i]
    return winner === undefined || second === undefined ? [] : [{ district, winner, second }]
  })
}

function publicSide(state: BallotState, party: Party): PartyView {
  const { hand, supply, coins, points, won, pledge } = state.parties[party]
  const shown = state.phase === 'over' ? pledge : null
  return { cards: hand.length, supply, coins, points, won: [...won], pledge: shown }
}

/** Redeals what the viewer cannot see: the deck, the hands and pledges of the others, and future randomness. */
export function redeal(state: BallotState, viewer: Viewer, random: Random): void {
  state.random = drawRandomState(random)
  if (state.phase === 'over') return
  const others = PARTIES.filter((party) => party !== viewer).map((party) => state.parties[party])
  const cards = shuffle(random, [...state.deck.cards, ...others.flatMap((other) => other.hand)].sort())
  const pledges = shuffle(random, others.flatMap((other) => other.dealt).sort())
  for (const other of others) {
    other.hand = cards.splice(0, other.hand.length)
    other.dealt = pledges.splice(0, other.dealt.length)
    if (other.pledge !== null) other.pledge = other.dealt[random.below(other.dealt.length)] ?? null
  }
  state.deck.cards = cards
}
