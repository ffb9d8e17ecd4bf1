// npm start: installs what is missing, builds what is stale, serves the table and prints its address.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './ensure-installed.mjs'

const help = `Usage: npm start -- [--port N] [--host ADDRESS] [--device-only]

  --port N        first port to try (default: the PORT variable, or 4173)
  --host ADDRESS  address to listen on (default: 127.0.0.1; use 0.0.0.0 to let the local network in)
  --device-only   serve the table without the server for play over the network

The server keeps its database in ./data (DATA_DIR), or in PostgreSQL (DATABASE_URL); docs/self-hosting.md has the rest.`

function fail(message) {
  console.error(message)
  process.exit(1)
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
const port = Number(options.port ?? process.env.PORT ?? 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`Not a port: ${options.port ?? process.env.PORT}`)

ensureInstalled()
// Loaded only now: they need what was just installed.
const { build, dist } = await import('./build.mjs')
const { serve } = await import('./serve.mjs')
/** Joins the server for play over the network to the one that serves the pages; they are there at once, it a moment later. */
async function joinServer(http, online, port, host) {
  const { register } = await import('tsx/esm/api')
  register()
  const { readSettings, startServer } = await import('@hustings/server')
  const env = { LOG_LEVEL: 'warn', ...process.env, PORT: String(port), ...(host === undefined ? {} : { HOST: host }) }
  const server = await startServer({ settings: readSettings(env), client: null, attachTo: http })
  online.handle = server.handle
  return server
}

try {
  build()
  const online = options['device-only'] ? undefined : { handle: null }
  const { server, address } = await serve({ dist, port, host: options.host, online })
  console.log(`Hustings is on the table: ${address}  (Ctrl-C stops)`)
  const joined = online && joinServer(server, online, server.address().port, options.host)
  joined?.catch((error) => console.error(`Only on this device, for the server did not start: ${error.message}`))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      server.close()
      const running = await joined?.catch(() => undefined)
      await running?.stop()
      server.closeAllConnections()
      process.exit(0)
    })
  }
} catch (error) {
  fail(error.message)
}
