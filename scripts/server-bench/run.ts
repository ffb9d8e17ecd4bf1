// `npm run bench:server`: the parts one after the other, as text or as docs/benchmarks-server.md.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { asMarkdown, asText, type BenchReport, commitDate, type Findings, gather, machine } from '@hustings/lab/bench'
import { manyTables, starts } from './memory.ts'
import { ballotMoves, hegemonyMoves } from './moves.ts'
import { nodes } from './nodes.ts'
import type { Wish } from './wish.ts'

const PAGE = new URL('../../docs/benchmarks-server.md', import.meta.url)

const PARTS: Readonly<Record<string, (wish: Wish) => Promise<Findings>>> = {
  start: starts,
  tables: manyTables,
  hegemony: hegemonyMoves,
  ballot: ballotMoves,
  nodes,
}

const HELP = `npm run bench:server -- [--part ${Object.keys(PARTS).join('|')}] [--quick] [--without-peer] [--write] [--date DAY]`

export async function benchServer(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      'without-peer': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      date: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const wish: Wish = {
    care: values.quick ? { repeats: 3, milliseconds: 100 } : { repeats: 5, milliseconds: 400 },
    moves: values.quick ? 200 : 4000,
    peer: !values['without-peer'],
    said: (text) => console.error(text),
  }
  const found = []
  const load = loadavg()[0] ?? 0
  for (const [name, part] of Object.entries(PARTS)) {
    if (values.part !== undefined && !values.part.includes(name)) continue
    console.error(`${name} ...`)
    found.push(await part(wish))
  }
  const findings = gather(found)
  const report: BenchReport = {
    date: values.date ?? commitDate(),
    quick: values.quick,
    machine: machine(),
    ...findings,
    notes: [
      ...findings.notes,
      `Others used the machine meanwhile: its load was ${load.toFixed(1)} at the beginning and ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`,
    ],
  }
  console.log(asText(report))
  if (values.write) writeFileSync(PAGE, asMarkdown(report, WORDS))
  return report.targets.every(({ pass }) => pass) ? 0 : 1
}

const WORDS = {
  title: 'Benchmarks of the server',
  introduction:
    'Written by `npm run bench:server -- --write`. Numbers of one machine on one day: compare ratios, not milliseconds.',
  method: `## What was measured, and how

- Each server is a process of its own and listens on loopback; all clients are bare sockets in the process that measures. A move counts until **all five pages** have it: four
  seats with their own filtered views, and a spectator. Contenders take turns move by move, so that a busy moment of the machine falls on all of them; a quarter of the moves warms up and is thrown away, and so are the first four seconds at every number of tables.
  Our server and boardgame.io's are started with the same young generation (32 MB, as \`npm start\` has it). So many more tables are set beforehand that no new one has to be set while moves are counted (with 20 tables 100); pages come from several addresses of loopback.
- **Hegemony** is played at random by four people. Every choice is in SQLite on disk (fsync) before it is shown. *Bare Socket.IO* passes a text of as many bytes as one of
  our updates on to five pages and does nothing else. One fsync, measured in the same folder, is taken off before the ratio.
- **Ballot** is the small game of the kernel's tests; its twin for boardgame.io lies in \`packages/lab/bench/boardgame.io\`. boardgame.io keeps its matches in memory only and sends its whole state; ours are on
  disk before they are shown, and filtered; one fsync is taken off before the ratio of single moves, and the ratio with it stands beside. Both get the next move as soon as all five clients have seen the last one. \`--without-peer\` leaves boardgame.io out.
- **The bus** tells other nodes what is new, after the commit and several words together: 16 connections commit as fast as they can, with a word after each commit and without.
- **Pages that do not read**: ten look on at a table of Ballot and stop reading; when all that the system keeps for them is full, a move from a click to the five pages that read is compared with one at a table that nobody else looks at, in lots of some hundred moves. Their memory is the growth of the heap since they read.
- **Five views**: processor time of the views of all four seats and a spectator, of a hundred states in the middle of random games; each is compared byte by byte with the view made by itself.
- **An idle table**: the growth of the heap after a collection, divided by the tables that were loaded and that nobody looks at. It is measured after each of eleven lots, and the slope between every two of them counts: the engine gives memory back a megabyte or two at a time.`,
}
