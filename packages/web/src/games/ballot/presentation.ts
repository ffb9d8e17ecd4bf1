// How log, recap and sheets show the events of Ballot.
import type { Message, Param, Seat } from '@hustings/kernel'
import { type BallotEvent, CARDS, type District, type Party } from '@hustings/kernel/testing/ballot'
import { type PresentationOf, presentation } from '../present.ts'
import type { LogLine } from '../types.ts'

type Kind = 'cards' | 'coins' | 'votes'
type Told<T extends BallotEvent['type']> = Extract<BallotEvent, { type: T }>

const party = (id: Party): Message => ({ key: `ballot.party.${id}` })
const district = (id: District): Message => ({ key: `ballot.district.${id}` })
const card = (id: string): Message => CARDS.get(id)?.label ?? { key: 'ballot.cards' }

function line(kind: Kind, seats: readonly Seat[], key: string, params: Readonly<Record<string, Param>>): LogLine {
  return { message: { key: `ballot.line.${key}`, params }, kind, seats }
}

/** A line about one party. */
function partyLine(kind: Kind, of: Party, key: string, params: Readonly<Record<string, Param>> = {}): LogLine {
  return line(kind, [of], key, { party: party(of), ...params })
}

export function voteLine({ result, votes }: Told<'vote-held'>): LogLine {
  const { winner } = result
  const params = { winner: party(winner), district: district(result.district), votes: votes[winner] }
  return { ...line('votes', [winner], 'vote', params), announce: true }
}

const PRESENTATION: PresentationOf<BallotEvent, Kind, 'vote'> = {
  'round-begun': { log: ({ round }) => ({ ...line('cards', [], 'round', { round }), heading: true }) },
  'cards-drawn': { log: (event) => partyLine('cards', event.party, 'drawn', { count: event.count }) },
  'card-played': {
    log: (event) => ({ ...partyLine('cards', event.party, 'played', { card: card(event.card) }), announce: true }),
    act: 'both',
    seat: 'party',
  },
  'card-discarded': {
    log: (event) => partyLine('cards', event.party, 'discarded', { card: card(event.card) }),
    act: 'both',
    seat: 'party',
  },
  passed: {
    log: (event) => ({ ...partyLine('cards', event.party, 'passed'), announce: true }),
    act: 'both',
    seat: 'party',
  },
  'coins-taken': {
    log: (event) => partyLine('coins', event.party, 'coins', { coins: event.coins }),
    changes: (event) => [{ number: `${event.party}.coins`, by: event.coins }],
  },
  'cubes-placed': {
    log: (event) =>
      partyLine('votes', event.party, 'placed', { district: district(event.district), count: event.count }),
  },
  'cube-removed': {
    log: (event) => ({
      ...partyLine('votes', event.party, 'removed', { rival: party(event.rival), district: district(event.district) }),
      seats: [event.party, event.rival],
    }),
  },
  'cubes-bagged': { log: (event) => partyLine('votes', event.party, 'bagged', { count: event.count }) },
  'pledge-kept': { log: (event) => partyLine('votes', event.party, 'pledged') },
  'voters-drawn': {
    log: (event) => ({
      ...line('votes', [], 'voters', { district: district(event.district), voters: event.voters.map(party) }),
      icon: 'bag',
    }),
  },
  'vote-held': { log: voteLine, act: 'both', seat: null, sheet: 'vote' },
  'pledge-shown': {
    log: (event) => ({
      ...partyLine('votes', event.party, 'shown', { district: district(event.pledge), points: event.points }),
      announce: true,
    }),
  },
}

export const presented = presentation<BallotEvent>(PRESENTATION)
