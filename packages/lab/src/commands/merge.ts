// `hustings merge`: merges results of shards, in any order.

import { countIn, rangesText } from '../shards/ranges.ts'
import { Results } from '../shards/results.ts'
import { optionsText } from '../soak/page.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { textTable } from '../terminal/text-table.ts'
import { flag, OK, typed, UsageError } from '../terminal/usage.ts'

export const mergeCommand: Command = {
  usage: 'merge [...files]',
  description: 'Merge results files; the result is byte-identical regardless of sharding',
  options: [{ flags: '--out <file>', description: 'Output file' }, jsonOption],
  examples: ['merge part-1.json part-2.json --out whole.json'],
  async run({ args, options, argv, io }) {
    if (args.length === 0) throw new UsageError('merge needs the files to be put together')
    const out = typed(argv, 'out')
    if (out === undefined) throw new UsageError('--out is missing: where is the whole to be written?')
    const whole = new Results()
    for (const file of args) whole.merge(Results.load(file))
    whole.save(out)
    const rows = whole.all().map(({ series, done }) => ({
      kind: series.kind,
      game: series.game,
      options: series.options,
      seed: series.seed,
      games: countIn(done),
      done: rangesText(done),
    }))
    io.out(
      flag(options, 'json')
        ? JSON.stringify(rows)
        : textTable(
            ['kind', 'game', 'options', 'seed', 'games', 'which'],
            rows.map(({ kind, game, options: of, seed, games, done }) => [
              kind,
              game,
              optionsText(of),
              seed,
              String(games),
              done,
            ]),
          ),
    )
    return OK
  },
}
