// Bundles a test module and its imports as one script for a page or a worker.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Returns a script that stores the exports of a neighboring file under a global name. */
export async function asScript(file: string, name: string): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // A script has no URL, so that files it refers to are inlined.
    define: { 'import.meta.url': JSON.stringify('https://script.test/') },
    build: { write: false, lib: { entry, name, formats: ['iife'] } },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error(`${file} was not built into one script`)
  return script.code
}
