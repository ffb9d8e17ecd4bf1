// The server of the tests in one file: one that is killed a thousand times starts in half the time.
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const place = (path: string) => fileURLToPath(new URL(`../../packages/server/${path}`, import.meta.url))

/** Packages stay outside, but for our own. */
const own: Plugin = {
  name: 'own',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hustings/') ? undefined : { external: true },
    )
  },
}

/** Where it is: as deep as its sources, for it finds its threads and migrations from there. */
export async function serverInOneFile(): Promise<string> {
  const outfile = place(`dist/testing/server-process-${process.pid}.mjs`)
  await build({
    entryPoints: [place('src/testing/server-process.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [own],
  })
  return outfile
}
