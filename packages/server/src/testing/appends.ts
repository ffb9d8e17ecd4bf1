// Starts processes that append moves, and checks that the database has all acknowledged ones.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import { fileURLToPath } from 'node:url'
import type { Driver } from '../storage/driver.ts'
import { entriesAfter } from '../storage/journal.ts'
import { matchRow as readMatch } from '../storage/matches.ts'
import { matchRow } from './rows.ts'

const appender = fileURLToPath(new URL('./storage-appender.ts', import.meta.url))

export interface Acknowledged {
  readonly match: string
  readonly sequence: number
  readonly request: string
}

/** Creates running matches without moves. Their journals start with sequence 2. */
export async function makeMatches(driver: Driver, count: number): Promise<string[]> {
  const matches = Array.from({ length: count }, () => randomUUID())
  await driver.batch(matches.map((id) => matchRow({ id })))
  return matches
}

export interface AppenderWish {
  readonly options: readonly string[]
  readonly matches: readonly string[]
  /** Command that runs it, such as a tracer. */
  readonly through?: readonly string[]
}

/** Starts a process that appends moves. */
export function startAppender({ options, matches, through = [] }: AppenderWish): ChildProcess {
  const [command = process.execPath, ...args] = [...through, process.execPath, appender, ...options, ...matches]
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Collects the acknowledged moves until the process ends; calls `onCount` with their number. */
export function acknowledgedBy(
  child: ChildProcess,
  onCount: (count: number) => void = () => undefined,
): Promise<Acknowledged[]> {
  const all: Acknowledged[] = []
  const decoder = new StringDecoder('utf8')
  let rest = ''
  child.stdout?.on('data', (bytes: Buffer) => {
    const lines = `${rest}${decoder.write(bytes)}`.split('\n')
    rest = lines.pop() ?? ''
    all.push(...lines.map(readAcknowledged))
    onCount(all.length)
  })
  return new Promise((resolve) => child.once('close', () => resolve(all)))
}

export function readAcknowledged(line: string): Acknowledged {
  const [match = '', sequence = '', request = ''] = line.trim().split(' ')
  return { match, sequence: Number(sequence), request }
}

/** Lists gaps and missing acknowledged moves. */
export async function problemsOf(
  driver: Driver,
  matches: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const problems: string[] = []
  for (const match of matches) {
    const entries = await entriesAfter(driver, match, 0)
    const row = await readMatch(driver, match)
    const last = entries.at(-1)?.sequence ?? 1
    if (row?.sequence !== last) problems.push(`${match} stands at ${row?.sequence}, its journal at ${last}`)
    const gap = entries.findIndex(({ sequence }, i) => sequence !== i + 2)
    if (gap >= 0) problems.push(`${match} has a gap before ${entries[gap]?.sequence}`)
    const requests = new Map(entries.map(({ sequence, request }) => [sequence, request]))
    for (const one of acknowledged) {
      if (one.match !== match || requests.get(one.sequence) === one.request) continue
      problems.push(`${match} has lost its move ${one.sequence}`)
    }
  }
  return problems
}
