// Runs a development tool: `node scripts/tool.mjs vitest|biome|stylelint|vite [ARGUMENTS]`; installs the dependencies first if needed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './ensure-installed.mjs'

const TOOLS = {
  vitest: 'vitest/vitest.mjs',
  biome: '@biomejs/biome/bin/biome',
  stylelint: 'stylelint/bin/stylelint.mjs',
  vite: 'vite/bin/vite.js',
}

const [name] = process.argv.splice(2, 1)
const file = join(root, 'node_modules', TOOLS[name])
ensureInstalled()
process.argv[1] = file
await import(pathToFileURL(file))
