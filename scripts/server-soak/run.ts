// `npm run soak:server`: what takes minutes or hours. Each run prints its figures and can write them to the page.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { idle } from './idle.ts'
import { kills } from './kills.ts'
import { play } from './play.ts'
import { storm } from './storm.ts'

const PAGE = new URL('../../docs/benchmarks-server.md', import.meta.url)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HEAD = '## Long runs'

/** What a run came to. */
export interface Found {
  readonly size: string
  readonly figures: string
  readonly wanted: string
  readonly pass: boolean
}

interface Run {
  readonly about: string
  /** The size that a run in earnest has. */
  readonly usual: number
  run(size: number, said: (line: string) => void): Promise<Found>
}

const RUNS: Readonly<Record<string, Run>> = {
  kills: { about: 'kill -9 during play, on each database; goes on where it was stopped', usual: 1000, run: kills },
  fuzz: { about: 'spoilt messages and requests', usual: 20_000, run: fuzz },
  storm: { about: 'pages that come back at once after a kill', usual: 1500, run: storm },
  idle: { about: 'sockets that do nothing, and a fifth as many tables', usual: 10_000, run: idle },
  play: { about: 'minutes of 200 tables over sockets with lost connections', usual: 60, run: play },
}

const HELP = `npm run soak:server -- [RUN [SIZE]] [--write]

${Object.entries(RUNS)
  .map(([name, { about, usual }]) => `  ${name.padEnd(6)} ${about} (${usual})`)
  .join('\n')}

Without a name all of them, at their usual sizes. --write notes the figures in docs/benchmarks-server.md.`

export async function soakServer(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  const [name, size] = positionals
  if (values.help || (name !== undefined && RUNS[name] === undefined)) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  let fine = true
  for (const [each, { run, usual }] of Object.entries(RUNS)) {
    if (name !== undefined && each !== name) continue
    const found = await run(size === undefined ? usual : Number(size), (line) => console.error(`${each}: ${line}`))
    fine &&= found.pass
    console.log(`${each}, ${found.size}: ${found.figures} (wanted: ${found.wanted}) ${found.pass ? 'pass' : 'FAIL'}`)
    if (values.write) note(each, found)
  }
  return fine ? 0 : 1
}

async function fuzz(size: number): Promise<Found> {
  const began = performance.now()
  const done = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'packages/server/src/fuzz.test.ts'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, HUSTINGS_FUZZ: String(size) } },
  )
  const pass = done.status === 0
  return {
    size: `${size} messages and requests`,
    figures: `${pass ? 'all answered' : 'a fault'} in ${seconds(performance.now() - began)}`,
    wanted: 'no crash, no foreign seat moved, every answer typed, memory flat',
    pass,
  }
}

/** One line for each run, the last one of its name. */
function note(name: string, { size, figures, wanted, pass }: Found): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const [before = '', after = ''] = page.split(HEAD)
  const rows = after.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith(`| ${name} |`))
  const kept = rows.filter((line) => !line.startsWith('| run |') && !line.startsWith('| --- |'))
  const all = [...kept, `| ${name} | ${size} | ${figures} | ${wanted} | ${pass ? 'pass' : 'FAIL'} |`].toSorted()
  const intro =
    'Written by `npm run soak:server -- RUN SIZE --write`; the size says how far from the usual one a run was.'
  const table = ['| run | size | found | wanted | result |', '| --- | --- | --- | --- | --- |', ...all].join('\n')
  writeFileSync(PAGE, `${before.trimEnd()}\n\n${HEAD}\n\n${intro}\n\n${table}\n`)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
