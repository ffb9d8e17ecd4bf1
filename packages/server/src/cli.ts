// `hustings server ...`: start, backup, restore, check, role.
import { existsSync } from 'node:fs'
import { nameKey } from '@hustings/protocol'
import { checkMatches } from './check.ts'
import { hostedGames } from './config/games.ts'
import { readSettings, type Settings, SettingsError } from './config/settings.ts'
import { main } from './main.ts'
import { setRole } from './storage/accounts.ts'
import { type Driver, StorageCorrupt, StorageRefused } from './storage/driver.ts'
import { backupStorage, openExisting, openReadOnly, restoreStorage, setAside } from './storage/open/open.ts'

const HELP = `Usage: hustings server [COMMAND]

  start                      run the server (also without a command)
  backup FILE                write everything to one file, also while a server runs
  restore FILE [--force]     replace the database by a backup; the old one is set aside. With PostgreSQL it is refused
                             while servers use the database; with --force they end by themselves
  check                      replay each running match and compare it with what is stored
  role NAME ROLE             make a member a person, moderator or admin

Settings come from the environment; docs/self-hosting.md lists them.`

export interface Output {
  out(line: string): void
  err(line: string): void
}

const OK = 0
const PROBLEMS = 1
const WRONG_USAGE = 2

/** Number of matches that a restore replays before it replaces anything. */
const REPLAYED = 20

const ROLES = ['person', 'moderator', 'admin'] as const

export async function run(
  argv: readonly string[],
  output: Output,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const [command = 'start', ...args] = argv
  const { out, err } = output
  if (command === '--help' || command === 'help') {
    out(HELP)
    return OK
  }
  try {
    const settings = readSettings(env)
    switch (command) {
      case 'start':
        await main({ env })
        return OK
      case 'backup':
        return await backup(settings, args, output)
      case 'restore':
        return await restore(settings, args, output)
      case 'check':
        return await check(settings, output)
      case 'role':
        return await role(settings, args, output)
      default:
        err(`hustings server: unknown command "${command}"\n\n${HELP}`)
        return WRONG_USAGE
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    err(error.message)
    return exitCodeOf(error)
  }
}

/** 1 problem, 2 wrong usage or old folder, 3 damaged database, 4 no database, 5 broken backup. */
function exitCodeOf(error: Error): number {
  if (error instanceof StorageRefused || error instanceof StorageCorrupt) return error.exitCode
  return error instanceof SettingsError ? WRONG_USAGE : PROBLEMS
}

function storageSettings({ databaseUrl, dataFolder }: Settings, err: (line: string) => void) {
  return { url: databaseUrl, folder: dataFolder, connections: 4, log: err }
}

async function using<T>(opening: Promise<Driver>, act: (driver: Driver) => Promise<T>): Promise<T> {
  const driver = await opening
  try {
    return await act(driver)
  } finally {
    await driver.close()
  }
}

async function backup(settings: Settings, [file]: readonly string[], { out, err }: Output): Promise<number> {
  if (file === undefined) return usage(err, 'backup FILE')
  await backupStorage(storageSettings(settings, err), file)
  out(`${file} is written`)
  return OK
}

async function restore(settings: Settings, args: readonly string[], { out, err }: Output): Promise<number> {
  const [file, ...more] = args.filter((arg) => arg !== '--force')
  if (file === undefined || more.length > 0 || !existsSync(file)) return usage(err, 'restore FILE [--force]')
  const { aside } = await restoreStorage(storageSettings(settings, err), {
    file,
    force: args.includes('--force'),
    replay: mustReplay,
  })
  out(`${file} is restored${aside === null ? '' : `; the old database is ${aside}`}`)
  return OK
}

async function mustReplay(driver: Driver): Promise<void> {
  const { findings } = await checkMatches(driver, hostedGames, REPLAYED)
  const [first] = findings
  if (first !== undefined) throw new Error(`${first.match}: ${first.problem}`)
}

async function check(settings: Settings, { out, err }: Output): Promise<number> {
  const storage = storageSettings(settings, err)
  const { checked, findings } = await using(openReadOnly(storage), (driver) => checkMatches(driver, hostedGames))
  for (const { match, problem } of findings) err(`${match}: ${problem}`)
  out(`${checked} running matches, ${findings.length} with problems`)
  for (const name of setAside(storage)) out(`set aside in the data folder: ${name}`)
  return findings.length === 0 ? OK : PROBLEMS
}

async function role(settings: Settings, [name, wanted]: readonly string[], { out, err }: Output): Promise<number> {
  const found = ROLES.find((each) => each === wanted)
  if (name === undefined || found === undefined) return usage(err, `role NAME ${ROLES.join('|')}`)
  const changed = await using(openExisting(storageSettings(settings, err)), (driver) =>
    setRole(driver, nameKey(name), found),
  )
  if (changed === null) {
    err(`there is no member called ${name}`)
    return PROBLEMS
  }
  out(`${name} is ${found}`)
  return OK
}

function usage(err: (line: string) => void, what: string): number {
  err(`Usage: hustings server ${what}`)
  return WRONG_USAGE
}
