// The compiler as a test: a fault that no tests noticed and that does not fit its types would never get past `npm test`.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withFault } from './mutate.ts'
import { packageOf, ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

/** What the compiler says to the fault; null when it has nothing against it. The fault is put into a copy of the package. */
export function refusedByCompiler(mutant: Mutant): string | null {
  const name = packageOf(mutant.file)
  const home = join(ROOT, 'packages', name)
  // As deep as the packages lie, so that the settings and the other packages are found from there.
  const copy = join(ROOT, '.cache', `types-${name}-${process.pid}`)
  try {
    mkdirSync(copy, { recursive: true })
    for (const part of ['src', 'fixtures', 'package.json', 'tsconfig.json']) {
      if (existsSync(join(home, part))) cpSync(join(home, part), join(copy, part), { recursive: true })
    }
    const file = join(copy, relative(`packages/${name}`, mutant.file))
    writeFileSync(file, withFault(readFileSync(file, 'utf8'), mutant))
    const { status, stdout } = spawnSync(
      process.execPath,
      [TSC, '-p', join(copy, 'tsconfig.json'), '--pretty', 'false'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    )
    return status === 0 ? null : (stdout.split('\n')[0] ?? '')
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
