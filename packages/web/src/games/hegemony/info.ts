// What the home screen knows about Hegemony before its board is loaded.
import { say } from '@hustings/kernel'
import type { GameInfo, SetupAnswers, SetupOption } from '../types.ts'
import { Face } from './Face.tsx'
import { GUIDE } from './guide.ts'
import { LOOKS, SEATS } from './words/roles.ts'

const HOUSE_RULES = [
  { id: 'negativeVp', key: 'negative-vp', initial: true },
  { id: 'electionsWithoutBills', key: 'elections-without-bills', initial: true },
  { id: 'strikeByEmployeeOnly', key: 'strike-by-employee-only', initial: true },
] as const

export const info: GameInfo = {
  id: 'hegemony',
  name: say('hegemony.name'),
  tagline: say('hegemony.tagline'),
  Face,
  playerCounts: [2, 3, 4],
  firstGame: { players: 2, why: say('hegemony.first-game') },
  seats: (players) => SEATS[players === 2 || players === 3 ? players : 4],
  looks: () => LOOKS,
  setup: HOUSE_RULES.map(
    ({ id, key, initial }): SetupOption => ({
      id,
      kind: 'switch',
      label: say(`hegemony.setup.${key}`),
      help: say(`hegemony.setup.${key}.help`),
      initial,
    }),
  ),
  guide: GUIDE,
  options: ({ players, answers }) => ({ players, house: houseRules(answers) }),
  front: async (language) => (await FRONTS[language]()).front,
  catalog: async (language) => (await CATALOGS[language]()).messages,
  ui: async () => (await import('./ui.ts')).ui,
}

function houseRules(answers: SetupAnswers): Readonly<Record<string, boolean>> {
  return Object.fromEntries(HOUSE_RULES.map(({ id, initial }) => [id, (answers[id] ?? initial) === true]))
}

const FRONTS = {
  en: () => import('@hustings/hegemony/messages/en/front'),
  uk: () => import('@hustings/hegemony/messages/uk/front'),
  pl: () => import('@hustings/hegemony/messages/pl/front'),
} as const

const CATALOGS = {
  en: () => import('@hustings/hegemony/messages/en'),
  uk: () => import('@hustings/hegemony/messages/uk'),
  pl: () => import('@hustings/hegemony/messages/pl'),
} as const
