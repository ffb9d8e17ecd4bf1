// The oldest browsers the client runs in: `browserslist` in package.json, for the bundler and the test of the built files.
import { readFileSync } from 'node:fs'

const ENGINES = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' } as const

export interface Target {
  readonly browser: keyof typeof ENGINES
  readonly version: number
}

export function targets(): Target[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
  )
  return browserslist.map((line) => {
    const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
    if (!isBrowser(name)) throw new Error(`browserslist: cannot read "${line}"`)
    return { browser: name, version: Number(version) }
  })
}

/** The targets as the bundler names them: `chrome123`. */
export function buildTargets(): string[] {
  return targets().map(({ browser, version }) => `${ENGINES[browser]}${version}`)
}

function isBrowser(name: string): name is Target['browser'] {
  return name in ENGINES
}
