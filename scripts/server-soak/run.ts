// `npm run soak:server`: runs of minutes or hours. Each prints its figures and can add them to docs/soak-server.md.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { idle } from './idle.ts'
import { kills } from './kills.ts'
import { play } from './play.ts'
import { type Found, note } from './results.ts'
import { storm } from './storm.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Wish {
  readonly size: number
  /** The selected databases. */
  readonly on: readonly string[]
  readonly said: (line: string) => void
  /** Called after each piece. */
  readonly found: (piece: Found) => void
}

interface Run {
  readonly about: string
  /** Size of a full run. */
  readonly usual: number
  /** Pieces at the same commit count as one run. */
  readonly adds: boolean
  run(wish: Wish): Promise<void>
}

const RUNS: Readonly<Record<string, Run>> = {
  kills: { about: 'kill -9 during play, on each database', usual: 1000, adds: true, run: kills },
  fuzz: { about: 'spoilt messages and requests', usual: 20_000, adds: true, run: fuzz },
  storm: { about: 'pages that come back at once after a kill', usual: 1500, adds: false, run: storm },
  idle: { about: 'sockets that do nothing, and a fifth as many tables', usual: 10_000, adds: false, run: idle },
  play: { about: 'minutes of 200 tables over sockets with lost connections', usual: 60, adds: false, run: play },
}

const HELP = `npm run soak:server -- [RUN [SIZE]] [--on sqlite|postgres] [--write]

${Object.entries(RUNS)
  .map(([name, { about, usual }]) => `  ${name.padEnd(6)} ${about} (${usual})`)
  .join('\n')}

Without a name all of them, at their usual sizes. --on takes one database for the kills; --write notes each piece in docs/soak-server.md.`

export async function soakServer(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      on: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name, size] = positionals
  if (values.help || (name !== undefined && RUNS[name] === undefined)) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  // The commit at the start is the one that runs.
  const commit = commitHere()
  let fine = true
  for (const [each, { run, usual, adds }] of Object.entries(RUNS)) {
    if (name !== undefined && each !== name) continue
    await run({
      size: size === undefined ? usual : Number(size),
      on: values.on,
      said: (line) => console.error(`${each}: ${line}`),
      found: (piece) => {
        fine &&= piece.violations.length === 0
        console.log(`${each} on ${piece.on}: ${JSON.stringify(piece)}`)
        if (values.write) note({ run: each, commit, date: today(), ...piece }, adds)
      },
    })
  }
  return fine ? 0 : 1
}

async function fuzz({ size, found }: Wish): Promise<void> {
  const began = performance.now()
  const done = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'packages/server/src/fuzz.test.ts'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, HUSTINGS_FUZZ: String(size) } },
  )
  found({
    on: 'sqlite',
    size,
    unit: 'messages and requests',
    counts: {},
    figures: `in ${seconds(performance.now() - began)}`,
    wanted: 'no crash, no foreign seat moved, every answer typed, memory flat',
    violations: done.status === 0 ? [] : ['the test found a fault'],
  })
}

/** The commit, with a plus for uncommitted changes. */
function commitHere(): string {
  const git = (...words: readonly string[]) =>
    spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? ''
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'packages', 'scripts')
  return `${git('rev-parse', '--short=9', 'HEAD') || 'unknown'}${changed === '' ? '' : '+'}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
