// An election in its five steps (PB-ELEC-06 to 36; PB-P2 with the puppet).
import { drawCubes, type Offer, type Script, say } from '@hustings/kernel'
import { DRAWS, moodSpace, PUPPET_VOTES_BEFORE_ELECTION, START } from '../../data/boards.ts'
import { OFFICE_CARDS } from '../../data/offices.ts'
import { KINDS, OFFICES, type Office, type PlayerSeat, SEATS, type Voter } from '../../data/vocabulary.ts'
import type { Election, PlanetBState, Votes } from '../../state/state.ts'
import { carryOut } from '../boxes/box.ts'
import { moveMood } from '../people/mood.ts'
import { bringHome, isFull, keyOf, standsOffer, type Workplace } from '../people/workers.ts'
import { addVotes, fraudPlaced, fromSupply, supplyOf, toSupply } from '../politics/votes.ts'
import { clockwiseFrom, DONE, type PlanetBTable } from '../table.ts'

type Step = (t: PlanetBTable, election: Election) => Script | undefined

/** One after the other, each a separate stretch; before them the puppet adds its votes (PB-P2-05). */
export const ELECTION_STEPS: readonly Step[] = [call, returnWorkers, evaluateMood, holdVote, assignOffices, finish]

export const VOTERS: readonly Voter[] = [...SEATS, 'puppet']
const none = (): Votes => ({ blue: 0, red: 0, green: 0, gold: 0, puppet: 0 })

/** The election on the table; a new one before its first step. */
export function electionNow(t: PlanetBTable, by: PlayerSeat): Election {
  const s = t.state
  s.election ??= {
    by,
    piles: { blue: none(), red: none(), green: none(), gold: none(), puppet: none() },
    extra: none(),
    ranking: [],
  }
  return s.election
}

/** All players clockwise from the triggering player, the puppet last (PB-ELEC-20, PB-P2-08). */
export function votersFrom(s: PlanetBState, by: PlayerSeat): Voter[] {
  const voters: Voter[] = clockwiseFrom(s, by)
  if (s.puppet !== null) voters.push('puppet')
  return voters
}

function call(t: PlanetBTable, { by }: Election): undefined {
  const s = t.state
  s.elections++
  t.emit({ type: 'election', number: s.elections, by })
  if (s.puppet !== null) addVotes(t, 'puppet', PUPPET_VOTES_BEFORE_ELECTION, 'puppet')
}

const ASK_HOME = say('ask.workers-home')

/** Step 1: workers of filled zones come back; those of open zones may, any of them (PB-ELEC-07 to 09). */
function* returnWorkers(t: PlanetBTable, { by }: Election): Script {
  t.emit({ type: 'election-step', step: 1 })
  for (const seat of clockwiseFrom(t.state, by)) {
    const { buildings } = t.state.player[seat]
    for (const building of buildings) {
      for (let zone = 0; zone < building.zones.length; zone++) {
        if (!isFull(building, zone)) continue
        for (const kind of KINDS) {
          bringHome(t, seat, { building: building.id, zone, kind }, building.zones[zone]?.[kind] ?? 0)
        }
      }
    }
    for (;;) {
      const open: Offer<Workplace | null>[] = buildings.flatMap(({ id, zones }) =>
        zones.flatMap((there, zone) =>
          KINDS.filter((kind) => there[kind] > 0).map((kind) => standsOffer(keyOf(id, zone, kind))),
        ),
      )
      if (open.length === 0) break
      const home = yield* t.choose(seat, ASK_HOME, [...open, DONE])
      if (home === null) break
      bringHome(t, seat, home, 1)
    }
  }
}

/** Step 2: the printed effect at the mood of each player; then all are neutral (PB-ELEC-10 to 17). */
function* evaluateMood(t: PlanetBTable, { by }: Election): Script {
  t.emit({ type: 'election-step', step: 2 })
  const seats = clockwiseFrom(t.state, by)
  for (const seat of seats) {
    const { mood } = t.state.player[seat]
    const { election } = moodSpace(mood)
    if (election.cost.length > 0 || election.do.length > 0) yield* carryOut(t, seat, election, `mood:${mood}`, null)
  }
  for (const seat of seats) moveMood(t, seat, START.mood)
}

/** How many votes a voter draws each time the bag comes round (PB-ELEC-20). */
export function drawsOf(s: PlanetBState, voter: Voter): number {
  return voter === 'puppet' ? DRAWS : DRAWS + fraudPlaced(s, voter, 'extra-draw')
}

/** Step 3: stuffed ballots are laid out, then the bag goes round until it is empty (PB-ELEC-18 to 22). */
function holdVote(t: PlanetBTable, { by, piles, extra }: Election): undefined {
  const s = t.state
  t.emit({ type: 'election-step', step: 3 })
  for (const seat of clockwiseFrom(s, by)) {
    const stuffed = fraudPlaced(s, seat, 'stuffed-ballot')
    const laid = Math.min(stuffed, supplyOf(s, seat))
    fromSupply(t, seat, laid, `table:${seat}`, 'stuffed')
    piles[seat][seat] += laid
    extra[seat] = stuffed - laid
  }
  const voters = votersFrom(s, by)
  for (;;) {
    for (const voter of voters) {
      const drawn = drawCubes(t, s.bag, drawsOf(s, voter))
      if (drawn.length === 0) return
      for (const vote of drawn) piles[voter][vote]++
      t.emit({ type: 'votes-drawn', voter, drawn, why: 'election' })
    }
  }
}

/** Own votes in front of the voter, and stuffed ballots without a piece (PB-ELEC-23). */
export function resultOf({ piles, extra }: Election, voter: Voter): number {
  return piles[voter][voter] + extra[voter]
}

/** The most votes first; ties as PB-ELEC-25 and 26 decide them, the puppet included (PB-P2-12, PB-P2-13). */
export function rank(s: PlanetBState, voters: readonly Voter[], votes: (voter: Voter) => number): Voter[] {
  return [...voters].sort((a, b) => votes(b) - votes(a) || tieBreak(s, b) - tieBreak(s, a))
}

/** Who ranks higher in a tie: the lower office; before the first one the higher board, and the puppet last. */
function tieBreak(s: PlanetBState, voter: Voter): number {
  const office = officeOf(s, voter)
  if (office !== null) return OFFICES.indexOf(office)
  return voter === 'puppet' ? -1 : s.player[voter].board
}

export function officeOf(s: PlanetBState, voter: Voter): Office | null {
  return voter === 'puppet' ? (s.puppet?.office ?? null) : s.player[voter].office
}

/** Step 4: offices by rank, each with its immediate part (PB-ELEC-23 to 31). */
function* assignOffices(t: PlanetBTable, election: Election): Script {
  const s = t.state
  t.emit({ type: 'election-step', step: 4 })
  const voters = votersFrom(s, election.by)
  const ranking = rank(s, voters, (voter) => resultOf(election, voter))
  ranking.forEach((voter, index) => {
    const votes = resultOf(election, voter)
    const tied = ranking.some((other) => other !== voter && resultOf(election, other) === votes)
    election.ranking.push({ voter, votes })
    t.emit({ type: 'result', voter, votes, extra: election.extra[voter], rank: index + 1, tied })
  })
  const [president] = ranking
  for (const [index, voter] of ranking.entries()) {
    const office = OFFICES[index]
    if (office === undefined || president === undefined) continue
    if (voter === 'puppet' && s.puppet !== null) s.puppet.office = office
    if (voter !== 'puppet') s.player[voter].office = office
    t.emit({ type: 'office', voter, office })
    // The puppet never gets VP (PB-P2-04).
    if (voter !== 'puppet') yield* carryOut(t, voter, OFFICE_CARDS[office].now, `office:${office}`, null)
    for (const whose of OFFICE_CARDS[office].returnsVotesOf) {
      takeBack(t, election, voter, whose === 'own' ? voter : president)
    }
  }
}

/** Votes of a color in front of a voter go back to the supply of their owner (PB-ELEC-29 to 31). */
function takeBack(t: PlanetBTable, { piles }: Election, inFrontOf: Voter, of: Voter): void {
  toSupply(t, of, piles[inFrontOf][of], `table:${inFrontOf}`, 'returned')
  piles[inFrontOf][of] = 0
}

/** Step 5: remaining votes go into the bag, and the marker to the start (PB-ELEC-32, PB-ELEC-35). */
function finish(t: PlanetBTable, { by, piles }: Election): undefined {
  const s = t.state
  t.emit({ type: 'election-step', step: 5 })
  for (const inFrontOf of votersFrom(s, by)) {
    for (const voter of VOTERS) {
      const amount = piles[inFrontOf][voter]
      if (amount === 0) continue
      s.bag[voter] += amount
      t.emit({ type: 'votes', voter, from: `table:${inFrontOf}`, to: 'bag', amount, why: 'finish' })
    }
  }
  t.emit({ type: 'marker', seat: by, from: s.marker, to: 0, why: 'election' })
  s.marker = 0
  s.electionDue = false
  s.election = null
}
