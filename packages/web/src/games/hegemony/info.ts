// Hegemony on the home page: the data that is needed before its board is loaded.
import { say } from '@hustings/kernel'
import type { Catalog, Language } from '../../i18n/types.ts'
import { partOf, playersIn } from '../options.ts'
import type { Controller, GameInfo, Preset, SetupAnswers, SetupOption } from '../types.ts'
import { usesExpansion } from './expansion.ts'
import { Face } from './Face.tsx'
import { GUIDE } from './guide.ts'
import { LOOKS, SEATS } from './words/roles.ts'

const PLAYERS = [2, 3, 4]

const HOUSE_RULES = [
  { id: 'negativeVp', key: 'negative-vp', initial: true },
  { id: 'electionsWithoutBills', key: 'elections-without-bills', initial: true },
  { id: 'strikeByEmployeeOnly', key: 'strike-by-employee-only', initial: true },
] as const

/** The modules of Crisis & Control. */
const MODULES = [
  { id: 'crisisResponse', icon: 'crisis', key: 'crisis-response' },
  { id: 'alternativeEvents', icon: 'event', key: 'alternative-events' },
  { id: 'hiddenAgendas', icon: 'hidden', key: 'hidden-agendas' },
  { id: 'actionCards', icon: 'hand', key: 'action-cards' },
  { id: 'historicalEvents', icon: 'history', key: 'historical-events' },
] as const

const MODES = ['simple', 'advanced'].map((id) => ({ id, label: say(`hegemony.automa.${id}`) }))

/** An Automa can play any class, but not the State (CC-AUTO-01). */
function controllers(seat: string): readonly Controller[] {
  const automa: Controller = { kind: 'automa', modes: MODES }
  const never = { key: 'hegemony.automa.never-state', rule: 'CC-AUTO-01' }
  return [{ kind: 'person' }, { kind: 'bot' }, seat === 'state' ? { ...automa, blocked: never } : automa]
}

const PRESETS: readonly Preset[] = [
  {
    id: 'guided',
    label: say('hegemony.preset.guided'),
    text: say('hegemony.preset.guided.text'),
    players: 2,
    controllers: { capitalist: { automa: 'simple' } },
    answers: {},
    seed: 'first-2237',
    guided: true,
  },
  {
    id: 'solo',
    label: say('hegemony.preset.solo'),
    text: say('hegemony.preset.solo.text'),
    players: 2,
    controllers: { working: 'person', capitalist: { automa: 'simple' } },
    answers: {},
  },
  {
    id: 'state',
    label: say('hegemony.preset.state'),
    text: say('hegemony.preset.state.text'),
    players: 4,
    controllers: {
      working: { automa: 'advanced' },
      middle: { automa: 'advanced' },
      capitalist: { automa: 'advanced' },
      state: 'person',
    },
    answers: {},
  },
]

export const info: GameInfo = {
  id: 'hegemony',
  name: say('hegemony.name'),
  tagline: say('hegemony.tagline'),
  Face,
  playerCounts: PLAYERS,
  firstGame: { players: 2, why: say('hegemony.first-game') },
  seats: (players) => SEATS[players === 2 || players === 3 ? players : 4],
  looks: () => LOOKS,
  setup: [
    ...MODULES.map(
      ({ id, key, icon }): SetupOption => ({
        ...aSwitch(id, key, false),
        module: icon,
        ...(id === 'alternativeEvents' ? { when: needsFour } : {}),
      }),
    ),
    ...HOUSE_RULES.map(({ id, key, initial }): SetupOption => aSwitch(id, key, initial)),
  ],
  controllers,
  automas: automasOf,
  presets: PRESETS,
  guide: GUIDE,
  options: ({ players, answers, automas }) => ({
    players,
    house: houseRules(answers),
    automas,
    modules: Object.fromEntries(MODULES.map(({ id }) => [id, answers[id] === true])),
  }),
  setupOf: (options) => ({
    players: playersIn(options, PLAYERS),
    answers: { ...partOf(options, 'house'), ...partOf(options, 'modules') },
    automas: { ...partOf(options, 'automas') },
  }),
  front: async (language) => (await FRONTS[language]()).default,
  catalog,
  ui: async () => (await import('./ui.ts')).ui,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
}

function aSwitch(id: string, key: string, initial: boolean): SetupOption {
  return {
    id,
    kind: 'switch',
    label: say(`hegemony.setup.${key}`),
    help: say(`hegemony.setup.${key}.help`),
    initial,
  }
}

/** Alternative Events have a task for every role (CC-ALT-01). */
function needsFour(players: number) {
  return players === 4 ? null : { key: 'hegemony.setup.needs-four', rule: 'CC-ALT-01' }
}

/** The Automas of a match with these options, by name. */
function automasOf(options: unknown): Readonly<Record<string, ReturnType<typeof say>>> {
  const modes = Object.entries(partOf(options, 'automas'))
  return Object.fromEntries(modes.map(([seat, mode]) => [seat, say(`hegemony.automa.name.${mode}`)]))
}

function houseRules(answers: SetupAnswers): Readonly<Record<string, boolean>> {
  return Object.fromEntries(HOUSE_RULES.map(({ id, initial }) => [id, (answers[id] ?? initial) === true]))
}

const FRONTS = {
  en: () => import('@hustings/hegemony/messages/en/front.json', { with: { type: 'json' } }),
  uk: () => import('@hustings/hegemony/messages/uk/front.json', { with: { type: 'json' } }),
  pl: () => import('@hustings/hegemony/messages/pl/front.json', { with: { type: 'json' } }),
} as const

const BASE_GAME = {
  en: () => import('@hustings/hegemony/messages/en/base-game'),
  uk: () => import('@hustings/hegemony/messages/uk/base-game'),
  pl: () => import('@hustings/hegemony/messages/pl/base-game'),
} as const

const EXPANSION = {
  en: () => import('@hustings/hegemony/messages/en/expansion'),
  uk: () => import('@hustings/hegemony/messages/uk/expansion'),
  pl: () => import('@hustings/hegemony/messages/pl/expansion'),
} as const

async function catalog(language: Language, options?: unknown): Promise<Catalog> {
  const expansion = options === undefined || usesExpansion(options) ? EXPANSION[language]() : null
  return { ...(await BASE_GAME[language]()).baseGame, ...(await expansion)?.expansion }
}
