// Results of long runs of the server: docs/soak-server.json stores them, docs/soak-server.md shows them. Runs of one
// kind at one commit add up, so that a run in pieces counts as a whole.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Result of a run, or a piece of one. */
export interface Found {
  /** The database, or another environment. */
  readonly on: string
  /** Size of the run in its unit. */
  readonly size: number
  readonly unit: string
  /** Numbers that add up over pieces. */
  readonly counts: Readonly<Record<string, number>>
  /** Figures of the last piece, which do not add up. */
  readonly figures: string
  readonly wanted: string
  /** Violations; a run without any passes. */
  readonly violations: readonly string[]
}

export interface Kept extends Found {
  readonly run: string
  readonly commit: string
  /** The day of the last piece. */
  readonly date: string
  readonly pieces: number
}

/** Returns the results with one more piece. */
export function withFound(
  all: readonly Kept[],
  piece: Found & Pick<Kept, 'run' | 'commit' | 'date'>,
  adds: boolean,
): Kept[] {
  const same = (one: Kept) => one.run === piece.run && one.on === piece.on && one.commit === piece.commit
  const before = adds ? all.find(same) : undefined
  if (before === undefined) return [...all, { ...piece, pieces: 1 }]
  const names = new Set([...Object.keys(before.counts), ...Object.keys(piece.counts)])
  const counts = Object.fromEntries(
    [...names].map((name) => [name, (before.counts[name] ?? 0) + (piece.counts[name] ?? 0)]),
  )
  const sum: Kept = {
    ...piece,
    size: before.size + piece.size,
    counts,
    violations: [...before.violations, ...piece.violations],
    pieces: before.pieces + 1,
  }
  return all.map((one) => (one === before ? sum : one))
}

const number = (value: number) => value.toLocaleString('en')

/** Returns the table of the page, with a line of totals above it. */
export function resultsText(all: readonly Kept[]): string {
  const sums = new Map<string, number>()
  for (const { run, on, size, unit } of all) {
    const of = `${unit} (${run}, ${on})`
    sums.set(of, (sums.get(of) ?? 0) + size)
  }
  const bad = all.reduce((sum, { violations }) => sum + violations.length, 0)
  const rows = all.map((one) => [
    one.run,
    one.on,
    one.commit,
    one.date,
    `${number(one.size)} ${one.unit}`,
    [...Object.entries(one.counts).map(([name, count]) => `${number(count)} ${name}`), one.figures]
      .filter((part) => part !== '')
      .join(', '),
    one.wanted,
    one.violations.length === 0 ? '0' : `**${one.violations.length}**: ${one.violations.join('; ')}`,
  ])
  const head = ['run', 'on', 'commit', 'date', 'size', 'found', 'wanted', 'violations']
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  return [
    `So far: ${[...sums].map(([of, size]) => `${number(size)} ${of}`).join(', ')}; ${bad === 0 ? 'no violation' : `${bad} violations`}.`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? '')).map(line),
  ].join('\n')
}

const INTRODUCTION = `# Long runs of the server

Tests that take too long for \`npm test\`. With \`--write\`, a run adds its results to this page; runs of one kind at one commit add up:

    npm run soak:server -- kills 250 --on sqlite --write

- **kills**: four players play over sockets. The server is killed with \`kill -9\` at random moments and started again. Afterwards the journal contains every acknowledged move once and replays, and all clients reach the same sequence number within 10 s.
- **fuzz**: socket messages and requests that violate their schemas or are hostile.
- **storm**: the server is killed, and all clients reconnect within a few seconds.
- **idle**: idle sockets, and tables without viewers.
- **play**: 200 tables with four players who lose their connection now and then. The record of every finished match verifies.

Violations stay on the page. The runs are of the present storage, SQLite or PostgreSQL.
`

const place = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url))

/** Adds a piece to docs/. */
export function note(piece: Found & Pick<Kept, 'run' | 'commit' | 'date'>, adds: boolean): void {
  const file = place('soak-server.json')
  const all: Kept[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const results = withFound(all, piece, adds)
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(
    place('soak-server.md'),
    `${INTRODUCTION}\n<!-- begin results -->\n\n${resultsText(results)}\n\n<!-- end results -->\n`,
  )
}
