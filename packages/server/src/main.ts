// Starts a server from the command line: settings from the environment, the built client if there is one, a clean stop.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printable, readSettings, SettingsError } from './config/settings.ts'
import { openFrontDoor } from './front-door.ts'

const STOP_AT_MOST_MS = 10_000

export interface MainOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Number of further ports that are tried when a port is taken. */
  readonly portSearch?: number
  /** Serves the client without accounts, tables and sockets. */
  readonly deviceOnly?: boolean
  /** Called when pages are served; with PostgreSQL that may be before the database is open. */
  readonly onListening?: (address: string) => void
}

export async function main({
  env = process.env,
  portSearch,
  deviceOnly,
  onListening,
}: MainOptions = {}): Promise<void> {
  // Only the user who runs the server can read backups, database and lock.
  process.umask(0o077)
  const settings = settingsOrEnd(env)
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const client = existsSync(dist) ? dist : null
  const door = await openFrontDoor({
    settings,
    client,
    ...(portSearch === undefined ? {} : { portSearch }),
    ...(deviceOnly === undefined ? {} : { deviceOnly }),
  })
  // A folder that cannot be opened fails at once. PostgreSQL may take a minute, in which pages are served.
  const announcesFirst = deviceOnly === true || settings.databaseUrl !== null
  if (announcesFirst) onListening?.(door.address)
  if (deviceOnly === true) return endOnSignal(() => door.close())
  // Imported here, so that pages are served meanwhile.
  const [{ startServer }, { MemoryTrim }] = await Promise.all([import('./app.ts'), import('./observe/memory-trim.ts')])
  const server = await startServer({ settings, client, door })
  if (!announcesFirst) onListening?.(door.address)
  server.app.log.info(printable(settings), 'settings')
  new MemoryTrim().begin()
  endOnSignal(() => server.stop(), settings.drainSeconds)
  // The parent process may wait for the port.
  process.send?.({ port: server.port })
}

function endOnSignal(stop: () => Promise<void>, drainSeconds = 0): void {
  let ending = false
  const end = () => {
    // A launcher or a service manager may send the same signal twice.
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS + drainSeconds * 1000).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

function settingsOrEnd(env: NodeJS.ProcessEnv) {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    return process.exit(2)
  }
}
