// Options for training and for tables of many kinds: modules and Automas in ever new combinations, by the number of the
// game alone. What a game does not take together is left out.
import { HustingsError, isAutomatic, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import type { LabGame } from './games.ts'

/** Of so many games one has modules, and of so many one has Automas; in those, one in so many seats is left to bots. */
const WITH_MODULES = 4
const WITH_AUTOMAS = 2
const LEFT = 3

/** Advanced ones more often: they are those to learn from. */
const MODES = ['simple', 'advanced', 'advanced'] as const
/** Among these a bot learns for that company alone: they are those it is measured by. */
const COMPANY_MODES = ['simple', 'advanced', 'advanced', 'advanced', 'advanced'] as const

export function mixedOptions({ game, modules = {}, optionsFor }: LabGame, players: number, index: number): unknown {
  const random = randomFrom(seedRandom(`mixture/${index}`))
  let options = optionsFor(players)
  const add = (name: string, key: string, value: unknown): void => {
    const more = withEntry(options, name, key, value)
    if (isTaken(() => game.options(more))) options = more
  }
  const hasModules = random.below(WITH_MODULES) === 0
  for (const module of Object.values(modules)) if (random.below(2) === 0 && hasModules) add('modules', module, true)
  const hasAutomas = random.below(WITH_AUTOMAS) === 0
  for (const seat of game.seats(game.options(options))) {
    const mode = MODES[random.below(MODES.length)]
    if (random.below(LEFT) > 0 && hasAutomas) add('automas', seat, mode)
  }
  return options
}

/** One table in so many has Automas in some seats only. */
const LESS_COMPANY = 4
/** So many tables are looked at to find one with Automas. */
const TRIES = 20

/** Tables with Automas: mostly in all seats but one, now and then in fewer, and some with modules. */
export function automaOptions(named: LabGame, players: number, index: number, seats?: readonly Seat[]): unknown {
  const { game, modules = {} } = named
  if (index % LESS_COMPANY === 0) {
    for (let i = 0; i < TRIES; i++) {
      const options = mixedOptions(named, players, TRIES * index + i)
      if (hasAutoma(named, options) && hasBot(named, options, seats)) return options
    }
  }
  const random = randomFrom(seedRandom(`automas/${index}`))
  let options = companyOptions(named, players, index, seats)
  const hasModules = random.below(WITH_MODULES) === 0
  for (const module of Object.values(modules)) {
    const more = withEntry(options, 'modules', module, true)
    if (hasModules && random.below(2) === 0 && isTaken(() => game.options(more))) options = more
  }
  return options
}

function hasAutoma({ game }: LabGame, options: unknown): boolean {
  return (game.automatic?.(game.options(options)).length ?? 0) > 0
}

/** In one of these seats. */
function hasBot({ game }: LabGame, options: unknown, seats?: readonly Seat[]): boolean {
  const checked = game.options(options)
  return (seats ?? game.seats(checked)).some((seat) => !isAutomatic(game, checked, seat))
}

/** Tables of one bot among Automas in all other seats that can have one, everywhere in turn. */
export function companyOptions(named: LabGame, players: number, index: number, wanted?: readonly Seat[]): unknown {
  const { game, optionsFor } = named
  const random = randomFrom(seedRandom(`company/${index}`))
  let options = optionsFor(players)
  const seats = game.seats(game.options(options))
  const able = seats.filter((seat) => isTaken(() => game.options(withEntry(options, 'automas', seat, 'advanced'))))
  const offered = able.filter((seat) => wanted?.includes(seat) ?? true)
  const left = offered[index % offered.length]
  for (const seat of able) {
    const mode = COMPANY_MODES[random.below(COMPANY_MODES.length)]
    if (seat !== left) options = withEntry(options, 'automas', seat, mode)
  }
  return options
}

/** What a training plays; where seats are named, for these to learn something. */
export type Mixture = (named: LabGame, players: number, index: number, seats?: readonly Seat[]) => unknown

/** What a training is about: everything, the company of Automas alone, or what facts tell in it. */
export type Subject = 'all' | 'company' | 'nets'

const MIXTURES: Readonly<Record<Subject, Mixture>> = {
  all: mixedOptions,
  company: companyOptions,
  nets: automaOptions,
}

export function mixtureFor(subject: Subject): Mixture {
  return MIXTURES[subject]
}

function withEntry(options: unknown, name: string, key: string, value: unknown): unknown {
  const all = typeof options === 'object' && options !== null ? options : {}
  const known: unknown = Reflect.get(all, name)
  return { ...all, [name]: { ...(typeof known === 'object' ? known : {}), [key]: value } }
}

function isTaken(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof HustingsError) return false
    throw error
  }
}
