// `hustings server ...`: start, backup, restore, check, role.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { devNull } from 'node:os'
import { nameKey } from '@hustings/protocol'
import { checkMatches } from './check.ts'
import type { Database } from './database/database.ts'
import { mustKnow } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { BrokenBackup, hasData, restoreEmbedded, setAsideIn } from './database/restore.ts'
import { main } from './main.ts'
import { hostedGames } from './settings/games.ts'
import { readSettings, type Settings, SettingsError } from './settings/settings.ts'

const HELP = `Usage: hustings server [COMMAND]

  start                      run the server (also without a command)
  backup FILE                everything as one file; while an embedded server runs, its own backups are in DATA_DIR/backups
  restore FILE               put a backup in the place of what is there, which is kept aside
  check                      play every running match again and compare it with its journal
  role NAME ROLE             make a member a person, moderator or admin

Settings come from the environment; docs/self-hosting.md lists them.`

export interface Output {
  out(line: string): void
  err(line: string): void
}

const OK = 0
const PROBLEMS = 1
const WRONG_USAGE = 2
const NO_DATABASE = 4
const BROKEN_BACKUP = 5

class NoDatabase extends Error {}

export async function run(
  argv: readonly string[],
  { out, err }: Output,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const [command = 'start', ...args] = argv
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
        return await backup(settings, args[0], { out, err })
      case 'restore':
        return await restore(settings, args[0], { out, err })
      case 'check':
        return await check(settings, { out, err })
      case 'role':
        return await role(settings, args[0], args[1], { out, err })
      default:
        err(`hustings server: unknown command "${command}"\n\n${HELP}`)
        return WRONG_USAGE
    }
  } catch (error) {
    if (error instanceof Error) {
      err(error.message)
      if (error instanceof BrokenBackup) return BROKEN_BACKUP
      if (error instanceof NoDatabase) return NO_DATABASE
      return error instanceof SettingsError ? WRONG_USAGE : PROBLEMS
    }
    throw error
  }
}

/** Opens what is there: only a server makes a database. */
async function open(settings: Settings, err: (line: string) => void): Promise<Database> {
  const folder = settings.dataFolder ?? 'data'
  if (settings.databaseUrl === null && !(await hasData(folder))) {
    const aside = await setAsideIn(folder)
    const places = aside.length === 0 ? '' : ` Data that was set aside: ${aside.join(', ')}.`
    throw new NoDatabase(`There is no database in ${folder}.${places}`)
  }
  return openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder, connections: 4, log: err })
}

async function backup(settings: Settings, file: string | undefined, { out, err }: Output): Promise<number> {
  if (file === undefined) return usage(err, 'backup FILE')
  const database = await open(settings, err)
  await database.backup(file)
  await database.close()
  out(`${file} is written`)
  return OK
}

async function restore(settings: Settings, file: string | undefined, { out, err }: Output): Promise<number> {
  if (file === undefined || !existsSync(file)) return usage(err, 'restore FILE')
  if (settings.databaseUrl === null) {
    const aside = await restoreEmbedded(settings.dataFolder ?? 'data', file)
    out(`${file} is restored${aside === null ? '' : `; what was there is in ${aside}`}`)
    return OK
  }
  await mustBeDump(file)
  const args = [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    `--dbname=${settings.databaseUrl}`,
    file,
  ]
  const done = spawnSync('pg_restore', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.status !== 0)
    throw new Error(`pg_restore failed${done.error === undefined ? '' : `: ${done.error.message}`}`)
  out(`${file} is restored`)
  return OK
}

/** Reads the whole dump before anything is changed. */
async function mustBeDump(file: string): Promise<void> {
  const listed = spawnSync('pg_restore', ['--list', file], { encoding: 'utf8' })
  if (listed.error !== undefined) throw new Error(`pg_restore could not be run: ${listed.error.message}`)
  const read = spawnSync('pg_restore', [`--file=${devNull}`, file], { encoding: 'utf8' })
  const isWhole = listed.status === 0 && read.status === 0
  if (isWhole && / TABLE DATA \S+ journal /.test(listed.stdout)) {
    const list = spawnSync('pg_restore', ['--data-only', '--table=schema_migrations', '--file=-', file], {
      encoding: 'utf8',
    })
    const applied = [...list.stdout.matchAll(/^(\S+\.sql)\t/gm)].flatMap(([, name]) => name ?? [])
    await mustKnow(applied).catch((error: Error) => {
      throw new BrokenBackup(`${file} is not a usable backup, nothing was changed: ${error.message}`)
    })
    return
  }
  const why = `${listed.stderr}${read.stderr}`.trim() || 'it holds no tables of Hustings'
  throw new BrokenBackup(`${file} is not a usable backup, nothing was changed: ${why}`)
}

async function check(settings: Settings, { out, err }: Output): Promise<number> {
  const database = await open(settings, err)
  const { checked, findings } = await checkMatches(database, hostedGames)
  await database.close()
  for (const { match, problem } of findings) err(`${match}: ${problem}`)
  out(`${checked} running matches, ${findings.length} with problems`)
  const aside = settings.databaseUrl === null ? await setAsideIn(settings.dataFolder ?? 'data') : []
  for (const name of aside) out(`set aside in the data folder: ${name}`)
  return findings.length === 0 ? OK : PROBLEMS
}

async function role(
  settings: Settings,
  name: string | undefined,
  wanted: string | undefined,
  { out, err }: Output,
): Promise<number> {
  if (name === undefined || !['person', 'moderator', 'admin'].includes(wanted ?? ''))
    return usage(err, 'role NAME person|moderator|admin')
  const database = await open(settings, err)
  const changed = await database.write(
    `update accounts set role = $2 where name_key = $1 and kind = 'member' and deleted_at is null returning id`,
    [nameKey(name), wanted ?? 'person'],
  )
  await database.close()
  if (changed.length === 0) {
    err(`there is no member called ${name}`)
    return PROBLEMS
  }
  out(`${name} is ${wanted}`)
  return OK
}

function usage(err: (line: string) => void, what: string): number {
  err(`Usage: hustings server ${what}`)
  return WRONG_USAGE
}
