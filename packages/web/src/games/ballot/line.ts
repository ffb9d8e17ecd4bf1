// Ballot's events as lines of the log.
import type { Message } from '@hustings/kernel'
import { type BallotEvent, CARDS, type District, type Party } from '@hustings/kernel/testing/ballot'
import type { LogLine } from '../types.ts'

const party = (id: Party): Message => ({ key: `ballot.party.${id}` })
const district = (id: District): Message => ({ key: `ballot.district.${id}` })
const card = (id: string): Message => CARDS.get(id)?.label ?? { key: 'ballot.cards' }

export function line(event: BallotEvent): LogLine {
  switch (event.type) {
    case 'round-begun':
      return {
        message: { key: 'ballot.line.round', params: { round: event.round } },
        kind: 'cards',
        seats: [],
        heading: true,
      }
    case 'cards-drawn':
      return {
        message: { key: 'ballot.line.drawn', params: { party: party(event.party), count: event.count } },
        kind: 'cards',
        seats: [event.party],
      }
    case 'card-played':
      return {
        message: { key: 'ballot.line.played', params: { party: party(event.party), card: card(event.card) } },
        kind: 'cards',
        seats: [event.party],
        announce: true,
      }
    case 'card-discarded':
      return {
        message: { key: 'ballot.line.discarded', params: { party: party(event.party), card: card(event.card) } },
        kind: 'cards',
        seats: [event.party],
      }
    case 'passed':
      return {
        message: { key: 'ballot.line.passed', params: { party: party(event.party) } },
        kind: 'cards',
        seats: [event.party],
        announce: true,
      }
    case 'coins-taken':
      return {
        message: { key: 'ballot.line.coins', params: { party: party(event.party), coins: event.coins } },
        kind: 'coins',
        seats: [event.party],
      }
    case 'cubes-placed':
      return {
        message: {
          key: 'ballot.line.placed',
          params: { party: party(event.party), district: district(event.district), count: event.count },
        },
        kind: 'votes',
        seats: [event.party],
      }
    case 'cube-removed':
      return {
        message: {
          key: 'ballot.line.removed',
          params: { party: party(event.party), rival: party(event.rival), district: district(event.district) },
        },
        kind: 'votes',
        seats: [event.party, event.rival],
      }
    case 'cubes-bagged':
      return {
        message: { key: 'ballot.line.bagged', params: { party: party(event.party), count: event.count } },
        kind: 'votes',
        seats: [event.party],
      }
    case 'pledge-kept':
      return {
        message: { key: 'ballot.line.pledged', params: { party: party(event.party) } },
        kind: 'votes',
        seats: [event.party],
      }
    case 'voters-drawn':
      return {
        message: {
          key: 'ballot.line.voters',
          params: { district: district(event.district), voters: event.voters.map(party) },
        },
        kind: 'votes',
        seats: [],
        icon: 'bag',
      }
    case 'vote-held':
      return {
        message: {
          key: 'ballot.line.vote',
          params: {
            winner: party(event.result.winner),
            district: district(event.result.district),
            votes: event.votes[event.result.winner],
          },
        },
        kind: 'votes',
        seats: [event.result.winner],
        announce: true,
      }
    case 'pledge-shown':
      return {
        message: {
          key: 'ballot.line.shown',
          params: { party: party(event.party), district: district(event.pledge), points: event.points },
        },
        kind: 'votes',
        seats: [event.party],
        announce: true,
      }
  }
}
