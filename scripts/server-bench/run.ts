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
      `The load of the machine was ${load.toFixed(1)} at the beginning and ${(loadavg()[0] ?? 0).toFixed(1)} at the end; the bench itself makes about 2.`,
    ],
  }
  console.log(asText(report))
  if (values.write) writeFileSync(PAGE, asMarkdown(report, WORDS))
  return report.targets.every(({ pass }) => pass) ? 0 : 1
}

const WORDS = {
  title: 'Benchmarks of the server',
  introduction:
    'Written by `npm run bench:server -- --write`. The figures are from one machine on one day: compare ratios and processor time.',
  method: `## Method

- Each server is a process of its own on loopback. All clients are bare sockets in the process that measures. A move is complete when **all five pages** have it: four seats with their own filtered views, and a spectator. Our moves are on disk before they are shown (\`synchronous=FULL\`, or fsync of PostgreSQL).
- **Processor time** is that of the whole process with all its threads, in user and system mode. Load on the machine changes it less than throughput: at a load of 20 it is some 20% higher.
- Contenders take turns, forward and backward in alternation, so that load on the machine affects all of them. The first rounds warm up. New tables are set before a round, so that none has to be set while moves are counted. The ratio of two contenders is taken round by round.
- **Start**: \`packages/server/bin/server.js\` from the call to the first answer of the API. Node keeps compiled code in \`node_modules/.cache\`; *nothing compiled* is the first start after an installation.
- **Memory** is the resident set (RSS) after it has stopped falling. *Both engines loaded*: a table of each game was set. *A bot thread*: three bots of the level "medium" have played a match of Hegemony.
- **1,000 tables begun**: four people each have made 20 choices in Hegemony. *At rest*: nobody is connected. *Live*: five pages view each table (5,000 sockets), and each table has made a choice since. Then the server is killed and started again several times.
- **Ballot** is the small game of the kernel's tests; its twin for boardgame.io is in \`packages/lab/bench/boardgame.io\`. boardgame.io sends its whole state to all clients and keeps matches in memory. With \`bgio-postgres\` it writes them to PostgreSQL. \`--without-peer\` leaves boardgame.io out.
- **A single move without its fsync**: the median of our moves less one fsync, which is measured in the same folder, against boardgame.io in memory.
- **Two nodes**: both contenders are behind nginx with the example of [self-hosting.md](self-hosting.md) and use the same PostgreSQL. Processor time is that of all nodes, the database and nginx together. Throughput is only reported.
`,
}
