// A module of these tests and all that it needs as one script, to be run in a page or a worker of a browser.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What the file beside this one exports, as a script that leaves it behind under a name. */
export async function asScript(file: string, name: string): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // A script has no address; files that it names are built into it.
    define: { 'import.meta.url': JSON.stringify('https://script.test/') },
    build: { write: false, lib: { entry, name, formats: ['iife'] } },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error(`${file} was not built into one script`)
  return script.code
}
