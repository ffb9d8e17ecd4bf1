// boardgame.io's own server with Ballot and its in-memory store. Arguments: the port of the game, and that of its lobby,
// which answers 404 when both share one.
import { createRequire } from 'node:module'
import { ballot } from './ballot.js'

const { Server } = createRequire(import.meta.url)('boardgame.io/server')
const [port, apiPort] = process.argv.slice(2).map(Number)

const server = Server({ games: [ballot], origins: [/.*/] })
await server.run({ port, lobbyConfig: { apiPort } })
process.send?.('ready')
