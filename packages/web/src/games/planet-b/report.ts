// The result page: sources of points (during the match and in final scoring), points and money over the elections,
// offices, and final scoring line by line.
import { type Message, type Standing, say } from '@hustings/kernel'
import { START } from '@hustings/planet-b'
import type { LoggedEvent } from '@hustings/protocol'
import type { EndReport, LineChart, ScoreSources, StripChart, TableChart } from '../charts.ts'
import type { Office, PlanetBEvent, PlanetBView, PlayerSeat, VpWhy } from './words/model.ts'
import { seatName } from './words/names.ts'

const SOURCES = [
  { id: 'buildings', group: 'game', colour: 1 },
  { id: 'offices', group: 'game', colour: 2 },
  { id: 'boxes', group: 'game', colour: 3 },
  { id: 'surplus', group: 'game', colour: 4 },
  { id: 'goods', group: 'count', colour: 5 },
  { id: 'factions', group: 'count', colour: 6 },
  { id: 'mood', group: 'count', colour: 7 },
  { id: 'votes', group: 'count', colour: 8 },
] as const
type SourceId = (typeof SOURCES)[number]['id']

const SOURCE_OF: Readonly<Record<VpWhy, SourceId>> = {
  building: 'buildings',
  office: 'offices',
  box: 'boxes',
  fraud: 'surplus',
  mood: 'surplus',
  faction: 'surplus',
  votes: 'surplus',
  'final-money': 'goods',
  'final-factions': 'factions',
  'final-mood': 'mood',
  'final-president': 'votes',
  'final-votes': 'votes',
}

export function report(
  log: readonly LoggedEvent<PlanetBEvent>[],
  view: PlanetBView,
  standings: readonly Standing[],
): EndReport {
  const events = log.map(({ event }) => event)
  const sources = sourcesOf(events, standings)
  return {
    ranking: standings.map((standing) => ({ ...standing, ...noteFor(standing.seat, sources) })),
    tieBreak: standings.some((one) => standings.some((other) => other !== one && other.score === one.score))
      ? say('report.tie-break')
      : null,
    sources,
    lines: [over(events, view, 'vp'), over(events, view, 'money')],
    strips: [officesOf(events, view)],
    tables: [lastCount(events, view)],
  }
}

/** The seat's largest source of points. */
function noteFor(seat: string, { sources, rows }: ScoreSources): { readonly note?: Message } {
  const amounts = rows.find((row) => row.seat === seat)?.amounts ?? {}
  const [best] = sources.toSorted((one, other) => (amounts[other.id] ?? 0) - (amounts[one.id] ?? 0))
  const vp = best === undefined ? 0 : (amounts[best.id] ?? 0)
  return best === undefined || vp <= 0 ? {} : { note: say('report.note', { source: best.label, vp }) }
}

function sourcesOf(events: readonly PlanetBEvent[], standings: readonly Standing[]): ScoreSources {
  const rows = standings.map(({ seat, score }) => {
    const amounts: Record<string, number> = {}
    for (const event of events) {
      if (event.type !== 'vp' || event.seat !== seat) continue
      const source = SOURCE_OF[event.why]
      amounts[source] = (amounts[source] ?? 0) + event.amount
    }
    return { seat, amounts, total: score }
  })
  const used = SOURCES.filter(({ id }) => rows.some(({ amounts }) => (amounts[id] ?? 0) !== 0))
  return {
    sources: used.map((source) => ({ ...source, label: say(`report.source.${source.id}`) })),
    groups: (['game', 'count'] as const).map((id) => ({ id, label: say(`report.group.${id}`) })),
    rows,
  }
}

/** Points or money after each election, after the last turn, and at the end. */
function over(events: readonly PlanetBEvent[], view: PlanetBView, what: 'vp' | 'money'): LineChart {
  const moments: Message[] = [say('report.start')]
  const begin: number = START[what]
  const values = new Map(view.order.map((seat) => [seat, [begin]]))
  const now = new Map(view.order.map((seat) => [seat, begin]))
  const mark = (moment: Message) => {
    moments.push(moment)
    for (const seat of view.order) values.get(seat)?.push(now.get(seat) ?? 0)
  }
  for (const event of events) {
    if (event.type === 'election') mark(say('report.election', { number: event.number }))
    if (event.type === 'scoring') mark(say('report.last-turn'))
    if (event.type === 'game-over') mark(say('report.end'))
    if (event.type === what) add(now, event)
  }
  return {
    id: what,
    title: say(`report.over.${what}`),
    ...(what === 'vp' ? { note: say('report.over.vp.note') } : {}),
    moments,
    lines: view.order.map((seat) => ({ seat, values: values.get(seat) ?? [] })),
  }
}

function add(now: Map<PlayerSeat, number>, event: Extract<PlanetBEvent, { type: 'vp' | 'money' }>): void {
  const change = (seat: PlayerSeat, by: number) => now.set(seat, (now.get(seat) ?? 0) + by)
  if (event.type === 'vp') {
    change(event.seat, event.amount)
    return
  }
  if (event.from !== 'bank') change(event.from, -event.amount)
  if (event.to !== 'bank') change(event.to, event.amount)
}

function officesOf(events: readonly PlanetBEvent[], view: PlanetBView): StripChart {
  const elections: Map<string, Office>[] = []
  const votes: Map<string, number>[] = []
  for (const event of events) {
    if (event.type === 'election') {
      elections.push(new Map())
      votes.push(new Map())
    }
    if (event.type === 'result') votes.at(-1)?.set(event.voter, event.votes)
    if (event.type === 'office') elections.at(-1)?.set(event.voter, event.office)
  }
  return {
    id: 'offices',
    title: say('report.offices'),
    note: say('report.offices.note'),
    moments: elections.map((_, at) => say('report.election', { number: at + 1 })),
    rows: view.order.map((seat) => ({
      id: seat,
      label: seatName(seat),
      cells: elections.map((held, at) => {
        const office = held.get(seat)
        const before = elections[at - 1]?.get(seat)
        return {
          text: office === undefined ? '–' : heldWith(office, votes[at]?.get(seat) ?? 0),
          // Colors mark seats; the first office is a solid block.
          tone: office === 'president' ? 'ink' : 'plain',
          changed: at > 0 && office !== before,
        }
      }),
    })),
  }
}

function heldWith(office: Office, votes: number): Message {
  return say(`report.office.${office}`, { votes })
}

const LINES = ['money', 'factions', 'mood', 'president', 'votes'] as const

function lastCount(events: readonly PlanetBEvent[], view: PlanetBView): TableChart {
  const scored = events.filter((event) => event.type === 'score')
  const totals = events.filter((event) => event.type === 'total')
  return {
    id: 'count',
    title: say('report.count'),
    columns: view.order.map(seatName),
    rows: [
      ...LINES.map((line) => ({
        id: line,
        label: say(`report.count.${line}`),
        cells: view.order.map((seat) => {
          const found = scored.find((each) => each.seat === seat && each.line === line)
          return found === undefined ? null : { basis: found.basis, value: found.vp }
        }),
      })),
      {
        id: 'total',
        label: say('report.count.total'),
        cells: view.order.map((seat) => totals.find((each) => each.seat === seat)?.vp ?? null),
        total: true as const,
      },
    ],
  }
}
