// boardgame.io's side of the contest: full games of Ballot, a legal move at random each time, until the time is up.
// Argument: `client` for its headless client, `reducer` for the bare reducer that its own bots call.
import { createRequire } from 'node:module'
import { ballot, enumerate, scores, waitingFor } from './ballot.js'

const load = createRequire(import.meta.url)
const { Client } = load('boardgame.io/client')
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load('boardgame.io/internal')

const makeMove = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } })

/** One game through the client, as its users play without a screen. */
function playClient(seed) {
  const client = Client({ game: { ...ballot, seed }, numPlayers: 4, debug: false })
  client.start()
  let moves = 0
  let { G, ctx } = client.getState()
  while (ctx.gameover === undefined) {
    for (const playerID of waitingFor(G)) {
      if (client.playerID !== playerID) client.updatePlayerID(playerID)
      const legal = enumerate(G, ctx, playerID)
      const { move, args } = legal[Math.floor(Math.random() * legal.length)]
      client.moves[move](...args)
      moves++
    }
    const state = client.getState()
    G = state.G
    ctx = state.ctx
  }
  client.stop()
  return { G, moves }
}

/** One game through the reducer alone: no store, no middleware, no log that grows. */
function playReducer(seed) {
  const game = ProcessGameConfig({ ...ballot, seed })
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: 4 })
  let moves = 0
  while (state.ctx.gameover === undefined) {
    for (const playerID of waitingFor(state.G)) {
      const legal = enumerate(state.G, state.ctx, playerID)
      const { move, args } = legal[Math.floor(Math.random() * legal.length)]
      state = reducer(state, makeMove(move, args, playerID))
      moves++
    }
  }
  return { G: state.G, moves }
}

const play = process.argv[2] === 'reducer' ? playReducer : playClient
let next = 0

process.on('message', ({ milliseconds }) => {
  let games = 0
  let moves = 0
  let score = 0
  let bytes = 0
  const before = process.cpuUsage()
  const start = performance.now()
  while (performance.now() - start < milliseconds) {
    const end = play(`bench/${next++}`)
    games++
    moves += end.moves
    for (const points of scores(end.G)) score += points
    if (games === 1) bytes = JSON.stringify(end.G).length
  }
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  process.send({ games, moves, seconds, cpuSeconds: (user + system) / 1e6, score, bytes })
})
