// Ballot for boardgame.io: the same rules, state and questions as packages/kernel/src/testing/ballot, written as its
// users write games, and leaning to speed wherever its documentation leaves a choice: everybody is active all the time
// and the moves themselves check whose turn it is, so there is no event, phase or stage to process; undo is off.
import { createRequire } from 'node:module'
import {
  BANK,
  CARDS,
  COINS,
  CUBES,
  CUBES_IN_BAG,
  DISTRICT_LIMIT,
  DISTRICTS,
  HAND,
  INCOME,
  PARTIES,
  PLEDGE_WORTH,
  ROUNDS,
  TURNS_PER_ROUND,
  VOTERS,
  VOTES_PER_ROUND,
  WORTH,
} from './box.js'

const { ActivePlayers, INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core')

const perParty = (value) => ({ red: value(), blue: value(), green: value(), yellow: value() })
const noCubes = () => perParty(() => 0)
const partyOf = (playerID) => PARTIES[Number(playerID)]
const partyAt = (place) => PARTIES[place % PARTIES.length]

function setup({ random }) {
  const pledges = random.Shuffle([...DISTRICTS])
  return {
    phase: 'pledges',
    rounds: ROUNDS,
    round: 1,
    turn: 0,
    speaker: 0,
    deck: { cards: random.Shuffle([...CARDS.keys()]), discard: [] },
    bag: perParty(() => CUBES_IN_BAG),
    bank: BANK - COINS * PARTIES.length,
    calendar: random.Shuffle([...DISTRICTS]),
    winners: [],
    seconds: [],
    floating: [],
    districts: Object.fromEntries(DISTRICTS.map((district) => [district, noCubes()])),
    parties: perParty(() => ({
      hand: [],
      supply: CUBES - CUBES_IN_BAG,
      coins: COINS,
      points: 0,
      won: [],
      dealt: pledges.splice(0, 2),
      pledge: null,
    })),
    // What a script of ours keeps in its variables while it waits for an answer.
    asking: null,
    sealed: perParty(() => null),
  }
}

// --- Questions ---------------------------------------------------------------------------------------------------------

function roomIn(G, district) {
  const { red, blue, green, yellow } = G.districts[district]
  return DISTRICT_LIMIT - red - blue - green - yellow
}

function openDistricts(G, enough = DISTRICTS.length) {
  const open = []
  for (const district of DISTRICTS) {
    if (roomIn(G, district) > 0 && open.push(district) === enough) break
  }
  return open
}

function rivalCubes(G, party, enough = Number.POSITIVE_INFINITY) {
  const cubes = []
  for (const district of DISTRICTS) {
    const there = G.districts[district]
    for (const rival of PARTIES) {
      if (rival !== party && there[rival] > 0 && cubes.push([district, rival]) === enough) return cubes
    }
  }
  return cubes
}

function isPlayable(G, party, { kind, cost }) {
  const { coins, supply } = G.parties[party]
  if (cost > coins) return false
  if (kind === 'rally') return supply > 0 && openDistricts(G, 1).length > 0
  if (kind === 'canvass') return supply > 0
  if (kind === 'smear') return rivalCubes(G, party, 1).length > 0
  return true
}

/** The players the game waits for. */
export function waitingFor(G) {
  switch (G.phase) {
    case 'pledges':
      return ids((party) => G.parties[party].pledge === null)
    case 'turn':
      return [String((G.speaker + G.turn) % PARTIES.length)]
    case 'vote':
      return ids((party) => G.parties[party].coins > 0 && G.sealed[party] === null)
    default:
      return []
  }
}

function ids(waits) {
  const found = []
  for (let i = 0; i < PARTIES.length; i++) if (waits(PARTIES[i])) found.push(String(i))
  return found
}

/** Every legal move of a player, as boardgame.io wants it for its bots. */
export function enumerate(G, _ctx, playerID) {
  const party = partyOf(playerID)
  const own = G.parties[party]
  if (G.phase === 'pledges') return own.dealt.map((district) => ({ move: 'keepPledge', args: [district] }))
  if (G.phase === 'vote') return upTo('spend', 0, own.coins)
  switch (G.asking?.kind) {
    case 'district':
      return openDistricts(G).map((district) => ({ move: 'chooseDistrict', args: [district] }))
    case 'advertise':
      return [
        { move: 'advertise', args: [true] },
        { move: 'advertise', args: [false] },
      ]
    case 'cube': {
      const moves = rivalCubes(G, party).map((args) => ({ move: 'removeCube', args }))
      if (G.asking.step > 1) moves.push({ move: 'stopSmearing', args: [] })
      return moves
    }
    case 'canvass':
      return upTo('canvass', 1, Math.min(G.asking.strength, own.supply))
    case 'discard':
      return own.hand.map((card) => ({ move: 'discard', args: [card] }))
    default: {
      const moves = []
      for (const card of own.hand) {
        if (isPlayable(G, party, CARDS.get(card))) moves.push({ move: 'playCard', args: [card] })
      }
      moves.push({ move: 'pass', args: [] })
      return moves
    }
  }
}

function upTo(move, min, max) {
  const moves = []
  for (let number = min; number <= max; number++) moves.push({ move, args: [number] })
  return moves
}

/** Whether this player is asked this now. */
function isAsked(G, playerID, kind) {
  return G.phase === 'turn' && Number(playerID) === (G.speaker + G.turn) % PARTIES.length && G.asking?.kind === kind
}

// --- Moves -------------------------------------------------------------------------------------------------------------

const moves = {
  keepPledge({ G, playerID, random }, district) {
    const own = G.parties[partyOf(playerID)]
    if (G.phase !== 'pledges' || own.pledge !== null || !own.dealt.includes(district)) return INVALID_MOVE
    own.pledge = district
    if (PARTIES.every((party) => G.parties[party].pledge !== null)) dealCards(G, random)
  },

  pass({ G, playerID, random }) {
    if (!isAsked(G, playerID, undefined)) return INVALID_MOVE
    receiveCoins(G, partyOf(playerID), 1)
    endTurn(G, random)
  },

  playCard({ G, playerID, random }, id) {
    const party = partyOf(playerID)
    const card = CARDS.get(id)
    if (!isAsked(G, playerID, undefined) || !G.parties[party].hand.includes(id)) return INVALID_MOVE
    if (!isPlayable(G, party, card)) return INVALID_MOVE
    discardFromHand(G, party, id)
    payCoins(G, party, card.cost)
    carryOut(G, party, card, random)
  },

  chooseDistrict({ G, playerID, random }, district) {
    if (!isAsked(G, playerID, 'district') || !(roomIn(G, district) > 0)) return INVALID_MOVE
    rallyIn(G, partyOf(playerID), district, G.asking.strength, random)
  },

  advertise({ G, playerID, random }, yes) {
    if (!isAsked(G, playerID, 'advertise')) return INVALID_MOVE
    const party = partyOf(playerID)
    if (yes) {
      payCoins(G, party, 1)
      placeCubes(G, party, G.asking.district, 1)
    }
    endTurn(G, random)
  },

  removeCube({ G, playerID, random }, district, rival) {
    const party = partyOf(playerID)
    if (!isAsked(G, playerID, 'cube') || rival === party || !(G.districts[district][rival] > 0)) return INVALID_MOVE
    const { step, of } = G.asking
    takeCube(G, district, rival)
    askForCube(G, party, step + 1, of, random)
  },

  stopSmearing({ G, playerID, random }) {
    if (!isAsked(G, playerID, 'cube') || G.asking.step === 1) return INVALID_MOVE
    endTurn(G, random)
  },

  canvass({ G, playerID, random }, count) {
    const party = partyOf(playerID)
    if (!isAsked(G, playerID, 'canvass')) return INVALID_MOVE
    if (!(count >= 1 && count <= Math.min(G.asking.strength, G.parties[party].supply))) return INVALID_MOVE
    putInBag(G, party, count)
    endTurn(G, random)
  },

  discard({ G, playerID, random }, card) {
    const party = partyOf(playerID)
    if (!isAsked(G, playerID, 'discard') || !G.parties[party].hand.includes(card)) return INVALID_MOVE
    discardFromHand(G, party, card)
    endTurn(G, random)
  },

  spend({ G, playerID, random }, coins) {
    const party = partyOf(playerID)
    if (G.phase !== 'vote' || G.sealed[party] !== null) return INVALID_MOVE
    if (!(coins >= 0 && coins <= G.parties[party].coins)) return INVALID_MOVE
    G.sealed[party] = coins
    if (waitingFor(G).length === 0) holdVote(G, random)
  },
}

// --- Rules, in the order of play ---------------------------------------------------------------------------------------

function dealCards(G, random) {
  for (const party of PARTIES) drawToHand(G, party, HAND - G.parties[party].hand.length, random)
  G.turn = 0
  G.phase = 'turn'
}

function drawToHand(G, party, count, random) {
  for (let drawn = 0; drawn < count; drawn++) {
    if (G.deck.cards.length === 0) {
      G.deck.cards = random.Shuffle([...G.deck.discard])
      G.deck.discard = []
    }
    if (G.deck.cards.length === 0) break
    G.parties[party].hand.push(G.deck.cards.pop())
  }
}

function carryOut(G, party, { kind, strength }, random) {
  switch (kind) {
    case 'rally': {
      const open = openDistricts(G, 2)
      if (open.length === 1) rallyIn(G, party, open[0], strength, random)
      else G.asking = { kind: 'district', strength }
      break
    }
    case 'smear':
      askForCube(G, party, 1, strength, random)
      break
    case 'canvass':
      if (Math.min(strength, G.parties[party].supply) > 1) G.asking = { kind: 'canvass', strength }
      else {
        putInBag(G, party, 1)
        endTurn(G, random)
      }
      break
    case 'fundraise':
      receiveCoins(G, party, strength)
      endTurn(G, random)
      break
    case 'research':
      drawToHand(G, party, strength, random)
      askForDiscard(G, party, random)
      break
  }
}

function rallyIn(G, party, district, strength, random) {
  const own = G.parties[party]
  placeCubes(G, party, district, Math.min(strength, own.supply, roomIn(G, district)))
  if (own.coins > 0 && own.supply > 0 && roomIn(G, district) > 0) G.asking = { kind: 'advertise', district }
  else endTurn(G, random)
}

/** The first cube is taken without asking when there is only one. */
function askForCube(G, party, step, of, random) {
  const cubes = step > of ? [] : rivalCubes(G, party, 2)
  if (cubes.length === 0) endTurn(G, random)
  else if (cubes.length === 1 && step === 1) {
    takeCube(G, ...cubes[0])
    askForCube(G, party, step + 1, of, random)
  } else G.asking = { kind: 'cube', step, of }
}

function askForDiscard(G, party, random) {
  const { hand } = G.parties[party]
  if (hand.length > 1) {
    G.asking = { kind: 'discard' }
    return
  }
  if (hand.length === 1) discardFromHand(G, party, hand[0])
  endTurn(G, random)
}

function endTurn(G, random) {
  G.asking = null
  G.turn++
  if (G.turn === TURNS_PER_ROUND) drawVoters(G, random)
}

function drawVoters(G, random) {
  for (let drawn = 0; drawn < VOTERS; drawn++) {
    const size = G.bag.red + G.bag.blue + G.bag.green + G.bag.yellow
    if (size === 0) break
    G.floating.push(drawCube(G.bag, random.Die(size) - 1))
  }
  G.phase = 'vote'
  if (waitingFor(G).length === 0) holdVote(G, random)
}

function drawCube(bag, place) {
  let at = place
  for (const party of PARTIES) {
    if (at < bag[party]) {
      bag[party]--
      return party
    }
    at -= bag[party]
  }
  return PARTIES[0]
}

function holdVote(G, random) {
  const district = G.calendar[G.winners.length]
  const spent = noCubes()
  for (const party of PARTIES) {
    spent[party] = G.sealed[party] ?? 0
    payCoins(G, party, spent[party])
    G.sealed[party] = null
  }
  award(G, district, spent)
  for (const party of PARTIES) G.parties[party].supply += G.districts[district][party]
  for (const voter of G.floating) G.parties[voter].supply++
  G.districts[district] = noCubes()
  G.floating = []
  if (G.winners.length % VOTES_PER_ROUND === 0) endRound(G, random)
  else drawVoters(G, random)
}

function award(G, district, spent) {
  const votes = { ...spent }
  for (const party of PARTIES) votes[party] += G.districts[district][party]
  for (const voter of G.floating) votes[voter]++
  const [winner, second] = PARTIES.map((_, i) => partyAt(G.speaker + i)).sort((one, other) => votes[other] - votes[one])
  G.parties[winner].points += WORTH[district]
  G.parties[winner].won.push(district)
  G.parties[second].points += Math.floor(WORTH[district] / 2)
  G.winners.push(winner)
  G.seconds.push(second)
}

function endRound(G, random) {
  if (G.round === G.rounds) {
    reckon(G)
    return
  }
  for (const party of PARTIES) receiveCoins(G, party, INCOME)
  G.round++
  G.speaker = (G.speaker + 1) % PARTIES.length
  dealCards(G, random)
}

function reckon(G) {
  for (const party of PARTIES) {
    const own = G.parties[party]
    if (own.won.includes(own.pledge)) own.points += PLEDGE_WORTH
  }
  G.phase = 'over'
}

// --- Small moves the rules share ---------------------------------------------------------------------------------------

function discardFromHand(G, party, card) {
  const { hand } = G.parties[party]
  hand.splice(hand.indexOf(card), 1)
  G.deck.discard.push(card)
}

function payCoins(G, party, coins) {
  G.parties[party].coins -= coins
  G.bank += coins
}

function receiveCoins(G, party, coins) {
  const received = Math.min(coins, G.bank)
  G.parties[party].coins += received
  G.bank -= received
}

function placeCubes(G, party, district, count) {
  G.parties[party].supply -= count
  G.districts[district][party] += count
}

function takeCube(G, district, rival) {
  G.districts[district][rival]--
  G.parties[rival].supply++
}

function putInBag(G, party, count) {
  G.parties[party].supply -= count
  G.bag[party] += count
}

export function scores(G) {
  return PARTIES.map((party) => G.parties[party].points)
}

export const ballot = {
  name: 'ballot',
  setup,
  moves,
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.phase === 'over' ? { scores: scores(G) } : undefined),
  ai: { enumerate },
  disableUndo: true,
}
