// Planet B on the home page: the data that is needed before its board is loaded.
import { say } from '@hustings/kernel'
import { optionNamed, playersIn } from '../options.ts'
import type { GameInfo } from '../types.ts'
import { Face } from './Face.tsx'
import { GUIDE } from './guide.ts'
import { LOOKS, SEATS } from './words/seats.ts'

const PLAYERS = [2, 3, 4]

const FRONTS = {
  en: () => import('@hustings/planet-b/messages/en/front.json', { with: { type: 'json' } }),
  uk: () => import('@hustings/planet-b/messages/uk/front.json', { with: { type: 'json' } }),
  pl: () => import('@hustings/planet-b/messages/pl/front.json', { with: { type: 'json' } }),
} as const

const CATALOGS = {
  en: () => import('@hustings/planet-b/messages/en'),
  uk: () => import('@hustings/planet-b/messages/uk'),
  pl: () => import('@hustings/planet-b/messages/pl'),
} as const

export const info: GameInfo = {
  id: 'planet-b',
  name: say('planet-b.name'),
  tagline: say('planet-b.tagline'),
  note: say('planet-b.note'),
  Face,
  playerCounts: PLAYERS,
  firstGame: { players: 3, why: say('planet-b.first-game') },
  seats: (players) => SEATS.slice(0, players),
  colours: SEATS,
  looks: () => LOOKS,
  setup: [
    {
      id: 'openScores',
      kind: 'switch',
      label: say('planet-b.setup.open-scores'),
      help: say('planet-b.setup.open-scores.help'),
      initial: false,
    },
  ],
  guide: GUIDE,
  options: ({ players, answers, seats }) => ({
    players,
    openScores: answers.openScores === true,
    ...(seats.length < SEATS.length ? { colours: seats } : {}),
  }),
  setupOf: (options) => ({
    players: playersIn(options, PLAYERS),
    answers: { openScores: optionNamed(options, 'openScores') === true },
    automas: {},
  }),
  front: async (language) => (await FRONTS[language]()).default,
  catalog: async (language) => (await CATALOGS[language]()).messages,
  ui: async () => (await import('./ui.ts')).ui,
}
