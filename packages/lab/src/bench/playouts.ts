// Contestant of this project: full games by the random bot, without checks and records.
import { randomBot } from '@hustings/bots'
import { playOut } from '@hustings/kernel'
import { findGame } from '../games/games.ts'
import type { Played, Turn } from './contest.ts'

const [id = '', players = '', given] = process.argv.slice(2)
const game = findGame(id)
if (game === undefined) throw new Error(`unknown game ${id}`)
const options: unknown = given === undefined ? game.optionsFor(Number(players)) : JSON.parse(given)
let next = 0

process.on('message', ({ milliseconds }: Turn) => {
  let games = 0
  let moves = 0
  let score = 0
  let bytes = 0
  const before = process.cpuUsage()
  const start = performance.now()
  while (performance.now() - start < milliseconds) {
    const end = playOut(game.game, options, `bench/${next++}`, () => randomBot)
    games++
    moves += end.decisions
    for (const standing of end.standings) score += standing.score
    if (games === 1) bytes = JSON.stringify(end.state).length
  }
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const played: Played = { games, moves, seconds, cpuSeconds: (user + system) / 1e6, score, bytes }
  process.send?.(played)
})
