// Options for training and for tables of many kinds: modules and Automas in ever new combinations, by the number of the
// game alone. What a game does not take together is left out.
import { HustingsError, randomFrom, seedRandom } from '@hustings/kernel'
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

/** Tables of one bot among Automas in all other seats that can have one, everywhere in turn. */
export function companyOptions(named: LabGame, players: number, index: number): unknown {
  const { game, optionsFor } = named
  const random = randomFrom(seedRandom(`company/${index}`))
  let options = optionsFor(players)
  const seats = game.seats(game.options(options))
  const able = seats.filter((seat) => isTaken(() => game.options(withEntry(options, 'automas', seat, 'advanced'))))
  const left = able[index % able.length]
  for (const seat of able) {
    const mode = COMPANY_MODES[random.below(COMPANY_MODES.length)]
    if (seat !== left) options = withEntry(options, 'automas', seat, mode)
  }
  return options
}

/** What a training plays. */
export type Mixture = (named: LabGame, players: number, index: number) => unknown

export function mixtureFor(companyOnly: boolean): Mixture {
  return companyOnly ? companyOptions : mixedOptions
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
