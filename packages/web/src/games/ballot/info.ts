// Ballot on the home page: a small game for development and tests, not offered to players.
import { optionNamed } from '../options.ts'
import type { GameInfo, SeatLook } from '../types.ts'
import { Face } from './Face.tsx'

const CATALOGS = {
  en: () => import('@hustings/kernel/testing/ballot/messages/en', { with: { type: 'json' } }),
  uk: () => import('@hustings/kernel/testing/ballot/messages/uk', { with: { type: 'json' } }),
  pl: () => import('@hustings/kernel/testing/ballot/messages/pl', { with: { type: 'json' } }),
} as const

function look(seat: string, colour: SeatLook['colour']): SeatLook {
  const name = { key: `ballot.party.${seat}` }
  return { name, short: name, said: { key: `ballot.party.said.${seat}` }, colour }
}

const SEATS = ['red', 'blue', 'green', 'yellow']

export const info: GameInfo = {
  id: 'ballot',
  name: { key: 'ballot.name' },
  tagline: { key: 'ballot.tagline' },
  hidden: true,
  Face,
  playerCounts: [4],
  firstGame: { players: 4, why: { key: 'ballot.first' } },
  seats: () => SEATS,
  looks: () => ({
    red: look('red', 'red'),
    blue: look('blue', 'blue'),
    green: look('green', 'green'),
    yellow: look('yellow', 'gold'),
  }),
  setup: [
    {
      id: 'rounds',
      kind: 'select',
      label: { key: 'ballot.rounds' },
      help: { key: 'ballot.rounds.help' },
      initial: '4',
      values: ['1', '2', '4'].map((value) => ({ value, label: { key: 'ballot.number', params: { value } } })),
    },
  ],
  guide: [
    { id: 'vote', title: { key: 'ballot.guide.vote' }, text: { key: 'ballot.guide.vote.text' }, icon: 'vote-cube' },
  ],
  options: ({ answers }) => ({ rounds: Number(answers.rounds ?? 4) }),
  setupOf: (options) => ({
    players: 4,
    answers: { rounds: String(optionNamed(options, 'rounds') ?? 4) },
    automas: {},
  }),
  front: async (language) => (await CATALOGS[language]()).default,
  catalog: async (language) => (await CATALOGS[language]()).default,
  ui: async () => (await import('./ui.tsx')).ui,
}
