// Records the golden matches of every game again: four random games for each player count, and some with Automas and
// modules. The tests replay them. Run it only after an intended rule change: `npm run golden`.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

function record(game, file, players, seed, more = []) {
  const out = `packages/${game}/fixtures/golden/${file}.json`
  const trace = `packages/${game}/fixtures/golden-traces.json`
  const args = [
    'record',
    '--game',
    game,
    '--players',
    `${players}`,
    '--seed',
    seed,
    '--out',
    out,
    '--trace',
    trace,
    ...more,
  ]
  execFileSync(process.execPath, ['scripts/hustings.mjs', ...args], { cwd: root, stdio: 'inherit' })
}

for (const game of ['hegemony', 'planet-b']) {
  for (const players of [2, 3, 4]) {
    for (const number of [1, 2, 3, 4]) {
      record(game, `${players}p-${number}`, players, `golden-${number}`)
    }
  }
}

record('hegemony', 'automas-2p', 2, 'golden', ['--automas', 'capitalist=simple'])
record('hegemony', 'automas-3p', 3, 'golden', ['--automas', 'working=advanced,middle=advanced,capitalist=advanced'])
record('hegemony', 'automas-3p-simple', 3, 'golden', ['--automas', 'working=simple,middle=simple,capitalist=simple'])
record('hegemony', 'automas-3p-history', 3, 'golden', [
  '--automas',
  'working=advanced,middle=simple,capitalist=advanced',
  '--modules',
  'crisis,hidden,history',
])
record('hegemony', 'automas-4p-all', 4, 'golden', [
  '--automas',
  'working=advanced,middle=advanced,capitalist=simple',
  '--modules',
  'crisis,alternative,hidden,cards,history',
])
record('hegemony', 'automas-4p', 4, 'golden', [
  '--automas',
  'working=simple,capitalist=advanced',
  '--modules',
  'crisis,alternative,hidden,cards',
])
record('hegemony', 'modules-2p', 2, 'golden-modules', ['--modules', 'crisis,hidden,cards'])
record('hegemony', 'modules-3p', 3, 'golden-modules', ['--modules', 'history,crisis,hidden'])
record('hegemony', 'modules-4p', 4, 'golden-modules', ['--modules', 'crisis,alternative,hidden,cards,history'])
