// `hustings record`: plays one game with bots and writes its match record, such as a golden match for the tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { traceOf } from '@hustings/kernel/testing/trace'
import { expanded, expansionOptions } from '../games/expansion.ts'
import { gameFrom, gameIds, playersFrom } from '../games/games.ts'
import { botNames, loadBots, namesFrom } from '../games/players.ts'
import { recordGame } from '../play/recording.ts'
import { standingsTable } from '../play/standings.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { flag, OK, typed, UsageError } from '../terminal/usage.ts'

export const recordCommand: Command = {
  usage: 'record',
  description: 'Play one game with bots and write its match record to a file',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}`, default: 'hegemony' },
    { flags: '--players <number>', description: 'Number of players', default: 4 },
    { flags: '--seed <text>', description: 'Seed of the game', default: '1' },
    {
      flags: '--bots <names>',
      description: `One for all or one for each seat: ${botNames.join(', ')}`,
      default: 'random',
    },
    ...expansionOptions,
    { flags: '--out <file>', description: 'Output file of the record' },
    { flags: '--trace <file>', description: 'File of traces; adds the trace of this match under its name' },
    jsonOption,
  ],
  examples: ['record --game hegemony --players 3 --seed 7 --out match.json'],
  async run({ options, argv, io }) {
    const file = typed(argv, 'out')
    if (file === undefined) throw new UsageError('--out is missing: the file to write')
    const named = gameFrom(options)
    const players = playersFrom(options, named)
    const game = expanded(named, players, argv)
    const bots = namesFrom(typed(argv, 'bots') ?? 'random')
    await loadBots(bots, game, players)
    const record = recordGame(game, players, typed(argv, 'seed') ?? '1', bots)
    const text = JSON.stringify(record)
    write(file, `${text}\n`)
    const traces = typed(argv, 'trace')
    if (traces !== undefined) addTrace(traces, basename(file, '.json'), traceOf(game.game, text))
    const choices = record.at + record.choices.length
    const summary = { file, game: game.id, players, seed: record.seed, choices, bytes: Buffer.byteLength(text) }
    if (flag(options, 'json')) io.out(JSON.stringify({ ...summary, standings: record.standings }))
    else {
      io.out(`${game.id} with seed ${record.seed}: ${choices} choices, ${summary.bytes} bytes in ${file}`)
      io.out(standingsTable(record.standings ?? []))
    }
    return OK
  },
}

/** One line for each match, by name. */
function addTrace(file: string, name: string, trace: readonly string[]): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>) : {}
  const lines = Object.entries({ ...known, [name]: trace })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([each, digests]) => `  ${JSON.stringify(each)}: ${JSON.stringify(digests)}`)
  write(file, `{\n${lines.join(',\n')}\n}\n`)
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
