// npm start: installs what is missing, builds what is stale, serves the table and prints its address.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './ensure-installed.mjs'

const help = `Usage: npm start -- [--port N] [--host ADDRESS]

  --port N        first port to try (default: the PORT variable, or 4173)
  --host ADDRESS  address to listen on (default: 127.0.0.1; use 0.0.0.0 to let the local network in)`

function fail(message) {
  console.error(message)
  process.exit(1)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
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
try {
  build()
  const { server, address } = await serve({ dist, port, host: options.host })
  console.log(`Hustings is on the table: ${address}  (Ctrl-C stops)`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close()
      server.closeAllConnections()
      process.exit(0)
    })
  }
} catch (error) {
  fail(error.message)
}
