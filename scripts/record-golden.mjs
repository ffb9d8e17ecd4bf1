// Records the golden matches of every game anew: four random games for each player count, whose ends the tests replay.
// Run it after a deliberate change of a rule, and say so in the commit: `npm run golden`.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const game of ['hegemony', 'planet-b']) {
  for (const players of [2, 3, 4]) {
    for (const number of [1, 2, 3, 4]) {
      const out = `packages/${game}/fixtures/golden/${players}p-${number}.json`
      const args = ['record', '--game', game, '--players', `${players}`, '--seed', `golden-${number}`, '--out', out]
      execFileSync(process.execPath, ['packages/lab/bin/hustings.js', ...args], { cwd: root, stdio: 'inherit' })
    }
  }
}

// Hegemony with the mini expansions of Crisis & Control.
const MODULES = { 2: 'crisis,hidden,cards', 3: 'history,crisis,hidden', 4: 'crisis,alternative,hidden,cards,history' }
for (const [players, modules] of Object.entries(MODULES)) {
  const out = `packages/hegemony/fixtures/golden/modules-${players}p.json`
  const args = ['record', '--players', players, '--modules', modules, '--seed', 'golden-modules', '--out', out]
  execFileSync(process.execPath, ['packages/lab/bin/hustings.js', ...args], { cwd: root, stdio: 'inherit' })
}
