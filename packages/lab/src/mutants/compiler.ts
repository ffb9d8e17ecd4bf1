// The compiler as a test: `npm test` rejects a mutant with a type error.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { applyMutation } from './mutate.ts'
import { packageOf, ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

/** Returns the error of the compiler for a mutant, or null. The mutation is applied to a copy of the package. */
export function compilerError(mutant: Mutant): string | null {
  const name = packageOf(mutant.file)
  const home = join(ROOT, 'packages', name)
  // The copy has the same depth as a package, so that relative paths to settings and other packages work.
  const copy = join(ROOT, '.cache', `types-${name}-${process.pid}`)
  try {
    mkdirSync(copy, { recursive: true })
    for (const part of ['src', 'fixtures', 'package.json', 'tsconfig.json']) {
      if (existsSync(join(home, part))) cpSync(join(home, part), join(copy, part), { recursive: true })
    }
    const file = join(copy, relative(`packages/${name}`, mutant.file))
    writeFileSync(file, applyMutation(readFileSync(file, 'utf8'), mutant))
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
