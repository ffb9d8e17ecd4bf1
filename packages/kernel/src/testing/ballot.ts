/// <reference path="./ballot/messages/keys.d.ts" />
// Ballot: a complete small game for four, the example for newcomers and the kernel's proving ground.
// It has everything a game on this kernel can have: hidden hands and pledges, a deck, a bag, secret simultaneous
// spending, blocked options, targets, sequences of picks, and a checkpoint between any two turns.
//
// SETUP  Each party has 20 cubes (6 in the bag, 14 in its supply) and 6 coins. Two of the eight pledges are dealt to
//        each party; all keep one at the same time, in secret. The eight districts vote in a random, public order.
// ROUND  Draw up to seven cards each. Five times round the table, from the speaker on, every party takes a turn.
//        Then two districts vote, everybody gets 4 coins, and the next party is speaker. Four rounds.
// TURN   Carry out a card of your hand (B-TURN-01) after paying for it (B-TURN-02), or pass and take a coin.
//        Rally: put up to 1, 2 or 3 cubes of your supply (B-RALLY-01) into a district, which holds 8 (B-RALLY-02); one
//        more for a coin. Smear: send 1 cube of a rival home, or up to 2 (B-SMEAR-01). Canvass: put 1 to 3 cubes of your
//        supply into the bag (B-CANVASS-01). Fundraise: take 3 or 5 coins. Research: draw two cards, discard one.
// VOTE   Five cubes are drawn from the bag: the floating voters. All who have coins spend some at the same time, in
//        secret. Votes = cubes in the district + floating voters + coins. Most votes: the district's worth; second: half
//        of it, rounded down. Ties go to the party nearer to the speaker in turn order. All these cubes go home.
// END    A kept pledge is worth 5 points to the party that won its district. Ties are broken by coins.
//
// Read on in the order box, state, events, rules, sight, soundness, features.
import type { Game } from '../game.ts'
import { isLike } from '../likeness.ts'
import { seedRandom } from '../random.ts'
import { PARTIES, ROUNDS } from './ballot/box.ts'
import type { BallotEvent } from './ballot/events.ts'
import { features } from './ballot/features.ts'
import { advance } from './ballot/rules.ts'
import { type BallotView, redeal, view } from './ballot/sight.ts'
import { numbers, score, standings, violations } from './ballot/soundness.ts'
import { type BallotOptions, type BallotState, readOptions, receiveCoins, setUp } from './ballot/state.ts'

export * from './ballot/box.ts'
export type * from './ballot/events.ts'
export type * from './ballot/sight.ts'
export type * from './ballot/state.ts'

export const ballot: Game<BallotState, BallotOptions, BallotView, BallotEvent> = {
  id: 'ballot',
  version: 1,
  vocabulary: 1,
  options: readOptions,
  seats: () => PARTIES,
  create: setUp,
  advance,
  over: (state) => state.phase === 'over',
  standings,
  view,
  redeal,
  numbers,
  violations,
  alike: true,
  stages: ROUNDS,
  stage: (state) => state.round - 1,
  features,
  score,
}

/**
 * Version 2, for tests of older records: after every turn a party without coins gets one. Matches of version 1 in which
 * no party ever spends its last coin replay as before.
 */
export const ballotNext: typeof ballot = {
  ...ballot,
  version: 2,
  *advance(t) {
    const { phase } = t.state
    yield* advance(t)
    if (phase !== 'turn') return
    for (const party of PARTIES) if (t.state.parties[party].coins === 0) receiveCoins(t.state, party, 1)
  },
  upgrade(checkpoint, from) {
    return from === 1 && isLike(setUp({ rounds: ROUNDS }, seedRandom('upgrade')), checkpoint) ? checkpoint : null
  },
}
