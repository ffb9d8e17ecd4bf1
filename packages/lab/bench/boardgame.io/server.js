// boardgame.io's own server with Ballot. Arguments: the port of the game, that of its lobby, which answers 404 when both
// share one, and a PostgreSQL for bgio-postgres; without it matches are only in memory.
import { createRequire } from 'node:module'
import { ballot } from './ballot.js'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const [port, apiPort, url] = process.argv.slice(2)

const server = Server({ games: [ballot], origins: [/.*/], ...(url === undefined ? {} : { db: durable(url) }) })
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } })
process.send?.('ready')
process.once('disconnect', () => process.exit(1))

function durable(url) {
  const { PostgresStore } = require('bgio-postgres')
  // As many connections as a server of ours has, and no line for each statement.
  return new PostgresStore(url, { logging: false, pool: { max: 16 } })
}
