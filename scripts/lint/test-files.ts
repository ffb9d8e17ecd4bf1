// All test files of the repository with their text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGES = readdirSync(join(ROOT, 'packages')).flatMap((name) => [`packages/${name}/src`, `packages/${name}/e2e`])

export interface TestFile {
  /** Path from the root of the repository. */
  readonly name: string
  readonly text: string
}

export const TEST_FILES: readonly TestFile[] = ['scripts', ...PACKAGES].flatMap((folder) =>
  filesBelow(folder)
    .filter((name) => /\.test\.(tsx?|mjs)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') })),
)

/** Most packages have no browser tests. */
function filesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
}
