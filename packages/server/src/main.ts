// A server on its own: settings from the environment, the built client if there is one, an orderly end.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startServer } from './app.ts'
import { printable, readSettings, SettingsError } from './settings/settings.ts'

const STOP_AT_MOST_MS = 10_000

export async function main(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const settings = settingsOrEnd(env)
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const server = await startServer({ settings, client: existsSync(dist) ? dist : null })
  server.app.log.info(printable(settings), 'settings')
  if (settings.databaseUrl === null) {
    server.app.log.info(
      'the embedded database: every write is in the ledger on disk before it counts; a backup every 6 hours',
    )
  }
  const end = () => {
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS).unref()
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  // Whoever started this process may wait for the address.
  process.send?.({ port: server.port })
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
