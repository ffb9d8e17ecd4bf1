// Samples match options for training: varying combinations of modules and Automas, determined by the index of the game.
// Combinations that a game rejects are left out.
import { HustingsError, isAutomatic, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import type { LabGame } from './games.ts'

/** One of this number of games has modules, one has Automas; among Automas, one of this number of seats is left to bots. */
const MODULES_INTERVAL = 4
const AUTOMAS_INTERVAL = 2
const BOT_SEAT_INTERVAL = 3

/** Advanced Automas are more frequent, because they are the stronger opponents. */
const MODES = ['simple', 'advanced', 'advanced'] as const
/** Modes at tables with a single bot; the targets use advanced Automas. */
const SINGLE_BOT_MODES = ['simple', 'advanced', 'advanced', 'advanced', 'advanced'] as const

export function sampleOptions({ game, modules = {}, optionsFor }: LabGame, players: number, index: number): unknown {
  const random = randomFrom(seedRandom(`mixture/${index}`))
  let options = optionsFor(players)
  const add = (name: string, key: string, value: unknown): void => {
    const more = withEntry(options, name, key, value)
    if (isValid(() => game.options(more))) options = more
  }
  const hasModules = random.below(MODULES_INTERVAL) === 0
  for (const module of Object.values(modules)) if (random.below(2) === 0 && hasModules) add('modules', module, true)
  const hasAutomas = random.below(AUTOMAS_INTERVAL) === 0
  for (const seat of game.seats(game.options(options))) {
    const mode = MODES[random.below(MODES.length)]
    if (random.below(BOT_SEAT_INTERVAL) > 0 && hasAutomas) add('automas', seat, mode)
  }
  return options
}

/** One of this number of tables has Automas in only some seats. */
const MIXED_TABLE_INTERVAL = 4
/** Maximum number of samples to find a table with Automas. */
const MAX_TRIES = 20

/** Samples tables with Automas: mostly in all seats but one, sometimes in fewer, some with modules. */
export function automaOptions(named: LabGame, players: number, index: number, seats?: readonly Seat[]): unknown {
  const { game, modules = {} } = named
  if (index % MIXED_TABLE_INTERVAL === 0) {
    for (let i = 0; i < MAX_TRIES; i++) {
      const options = sampleOptions(named, players, MAX_TRIES * index + i)
      if (hasAutoma(named, options) && hasBot(named, options, seats)) return options
    }
  }
  const random = randomFrom(seedRandom(`automas/${index}`))
  let options = singleBotOptions(named, players, index, seats)
  const hasModules = random.below(MODULES_INTERVAL) === 0
  for (const module of Object.values(modules)) {
    const more = withEntry(options, 'modules', module, true)
    if (hasModules && random.below(2) === 0 && isValid(() => game.options(more))) options = more
  }
  return options
}

function hasAutoma({ game }: LabGame, options: unknown): boolean {
  return (game.automatic?.(game.options(options)).length ?? 0) > 0
}

/** Whether a bot has one of these seats. */
function hasBot({ game }: LabGame, options: unknown, seats?: readonly Seat[]): boolean {
  const checked = game.options(options)
  return (seats ?? game.seats(checked)).some((seat) => !isAutomatic(game, checked, seat))
}

/** Returns a table with one bot, in each seat in turn; all other seats that allow it have Automas. */
export function singleBotOptions(named: LabGame, players: number, index: number, wanted?: readonly Seat[]): unknown {
  const { game, optionsFor } = named
  const random = randomFrom(seedRandom(`company/${index}`))
  let options = optionsFor(players)
  const seats = game.seats(game.options(options))
  const able = seats.filter((seat) => isValid(() => game.options(withEntry(options, 'automas', seat, 'advanced'))))
  const offered = able.filter((seat) => wanted?.includes(seat) ?? true)
  const left = offered[index % offered.length]
  for (const seat of able) {
    const mode = SINGLE_BOT_MODES[random.below(SINGLE_BOT_MODES.length)]
    if (seat !== left) options = withEntry(options, 'automas', seat, mode)
  }
  return options
}

/** Samples options; with `seats`, at least one of them has a bot. */
export type OptionSampler = (named: LabGame, players: number, index: number, seats?: readonly Seat[]) => unknown

/** Subject of a training: all tables, the number of Automas (`--company`), or nets among Automas (`--nets`). */
export type Subject = 'all' | 'company' | 'nets'

const SAMPLERS: Readonly<Record<Subject, OptionSampler>> = {
  all: sampleOptions,
  company: singleBotOptions,
  nets: automaOptions,
}

export function optionSamplerFor(subject: Subject): OptionSampler {
  return SAMPLERS[subject]
}

function withEntry(options: unknown, name: string, key: string, value: unknown): unknown {
  const all = typeof options === 'object' && options !== null ? options : {}
  const known: unknown = Reflect.get(all, name)
  return { ...all, [name]: { ...(typeof known === 'object' ? known : {}), [key]: value } }
}

function isValid(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof HustingsError) return false
    throw error
  }
}
