// npm start: installs dependencies, builds the client if needed, starts the server and prints its address.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './ensure-installed.mjs'

const help = `Usage: npm start -- [--port N] [--host ADDRESS] [--device-only]

  --port N        first port to try (default: the PORT variable, or 4173)
  --host ADDRESS  address or name of this machine to listen on (default: 127.0.0.1; use 0.0.0.0 to let the local network in)
  --device-only   serve the table without the server for play over the network

The server keeps its database in ./data (DATA_DIR), or in PostgreSQL (DATABASE_URL); docs/self-hosting.md has the rest.`

function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'device-only': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return values
  } catch (error) {
    return fail(`${error.message}\n\n${help}`)
  }
}

const options = readOptions()
if (options.help) {
  console.log(help)
  process.exit(0)
}

ensureInstalled()
// Imported after the installation because they need its packages.
const { build } = await import('./build.mjs')
try {
  build()
  const { main } = await import('@hustings/server/main')
  await main({
    env: { LOG_LEVEL: 'warn', ...process.env, ...set('PORT', options.port), ...set('HOST', options.host) },
    portSearch: 20,
    deviceOnly: options['device-only'] === true,
    onListening: (address) => console.log(`Hustings is running at ${address}  (Ctrl-C stops)`),
  })
} catch (error) {
  fail(
    `The server did not start: ${error.message}\n\`npm start -- --device-only\` serves the client alone.`,
    error.exitCode,
  )
}

function set(name, value) {
  return value === undefined ? {} : { [name]: value }
}
