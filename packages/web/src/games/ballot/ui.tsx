// Ballot's components for the table.
import { type BallotEvent, type BallotView, DISTRICTS, PARTIES, type Party } from '@hustings/kernel/testing/ballot'
import type { AnyGameUi, Fact, GameUi, NumberLabel, Status } from '../types.ts'
import { Board, Hand, Players } from './Board.tsx'
import { beats } from './beats.tsx'
import { presented } from './presentation.ts'
import { report } from './report.ts'

function isParty(seat: string): seat is Party {
  return PARTIES.some((party) => party === seat)
}

function status(view: BallotView): Status {
  const voting = view.phase === 'voters' || view.phase === 'vote'
  return {
    round: { now: view.round, of: view.rounds },
    phases: [
      {
        id: 'campaign',
        label: { key: 'ballot.phase.campaign' },
        state: voting ? 'done' : 'now',
        ...(voting ? {} : { detail: { key: 'ballot.turn', params: { turn: view.turn + 1 } } }),
      },
      { id: 'vote', label: { key: 'ballot.phase.vote' }, state: voting ? 'now' : 'next' },
    ],
    active: null,
    facts: [],
  }
}

function seatFacts(view: BallotView, seat: string): Fact[] {
  if (!isParty(seat)) return []
  const { points, coins, supply } = view.parties[seat]
  return [
    { id: 'points', icon: 'vp', label: { key: 'ballot.points' }, value: points, main: true },
    { id: 'coins', icon: 'money', label: { key: 'ballot.coins' }, value: coins },
    { id: 'supply', icon: 'vote-cube', label: { key: 'ballot.supply' }, value: supply },
  ]
}

function number(name: string): NumberLabel | null {
  const [seat, what] = name.split('.')
  if (seat === undefined || what === undefined) return null
  const district = DISTRICTS.find((id) => id === what)
  if (district !== undefined) {
    return {
      seat,
      icon: 'vote-cube',
      label: { key: 'ballot.inDistrict', params: { district: { key: `ballot.district.${district}` } } },
    }
  }
  return { seat, label: { key: `ballot.${what}` } }
}

const game: GameUi<BallotView, BallotEvent> = {
  id: 'ballot',
  Board,
  Players,
  Hand,
  sections: [
    {
      id: 'districts',
      label: { key: 'ballot.districts' },
      icon: 'policy',
      Component: Board,
      holds: (target) => /^(district|cubes):/.test(target),
    },
    {
      id: 'hand',
      label: { key: 'ballot.hand' },
      icon: 'hand',
      Component: Hand,
      holds: (target) => /^(card|pledge):/.test(target),
    },
    { id: 'players', label: { key: 'ui.players' }, icon: 'population', Component: Players, holds: () => false },
  ],
  status,
  seatFacts,
  line: presented.line,
  logKinds: [
    { id: 'cards', label: { key: 'ballot.kind.cards' }, icon: 'hand' },
    { id: 'coins', label: { key: 'ballot.kind.coins' }, icon: 'money' },
    { id: 'votes', label: { key: 'ballot.kind.votes' }, icon: 'vote-cube' },
  ],
  number,
  following: presented,
  beats,
  motion: (event) => {
    switch (event.type) {
      case 'coins-taken':
        return [{ kind: 'float', at: `coins:${event.party}`, amount: event.coins, icon: 'money' }]
      case 'cubes-placed':
        return [
          {
            kind: 'travel',
            from: `coins:${event.party}`,
            to: `district:${event.district}`,
            icon: 'vote-cube',
            amount: event.count,
          },
        ]
      case 'vote-held':
        return [{ kind: 'flash', at: `district:${event.result.district}` }]
      default:
        return []
    }
  },
  report: async (...match) => report(...match),
}

export const ui: AnyGameUi = game
