// The result page: points by source; points, money and laws over the rounds. Derived from the log of the whole match.

import { POLICIES, ROLES, sectionLetter } from '@hustings/hegemony/data'
import { type Message, type Standing, say } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { EndReport, LineChart, RankingRow, ScoreSources, SourceColour, StripChart } from '../charts.ts'
import type { HegemonyEvent, HegemonyView, Policy, Role, Section } from './words/model.ts'
import { policyName } from './words/names.ts'

export type VpWhy = Extract<HegemonyEvent, { type: 'vp' }>['why']

/** Few enough to distinguish at a glance; the main sources of a class come first. */
const SOURCES = ['engine', 'bills', 'cards', 'works', 'policies', 'agenda', 'stock', 'losses'] as const
type Source = (typeof SOURCES)[number]

const COLOUR_OF: Readonly<Record<Source, SourceColour>> = {
  engine: 1,
  bills: 2,
  cards: 3,
  works: 4,
  policies: 5,
  agenda: 6,
  stock: 7,
  losses: 8,
}

const SOURCE_OF: Readonly<Record<VpWhy, Source>> = {
  prosperity: 'engine',
  healthcare: 'engine',
  capital: 'engine',
  wealth: 'engine',
  legitimacy: 'engine',
  agenda: 'engine',
  bill: 'bills',
  support: 'bills',
  card: 'cards',
  event: 'cards',
  unions: 'works',
  export: 'works',
  'public-sale': 'works',
  benefits: 'works',
  policies: 'policies',
  'hidden-agenda': 'agenda',
  history: 'cards',
  money: 'stock',
  goods: 'stock',
  demonstration: 'losses',
  loans: 'losses',
}

export function report(
  log: readonly LoggedEvent<HegemonyEvent>[],
  view: HegemonyView,
  standings: readonly Standing[],
): EndReport {
  const events = log.map(({ event }) => event)
  const moments = momentsOf(events)
  const sources = sourcesOf(events, standings)
  return {
    ranking: standings.map((standing) => ({ ...standing, ...noteOf(standing, sources, events) })),
    tieBreak: tieBreakOf(standings),
    sources,
    lines: [
      lineChart('vp', moments, view, vpAfter(events, view)),
      lineChart('money', moments, view, moneyAfter(events, view)),
    ],
    strips: [policyStrip(events, view)],
  }
}

function sourcesOf(events: readonly HegemonyEvent[], standings: readonly Standing[]): ScoreSources {
  const rows = standings.map(({ seat, score }) => {
    const amounts: Record<string, number> = {}
    for (const event of events) {
      if (event.type !== 'vp' || event.role !== seat) continue
      const source = SOURCE_OF[event.why]
      amounts[source] = (amounts[source] ?? 0) + event.amount
    }
    return { seat, amounts, total: score }
  })
  const used = SOURCES.filter((source) => rows.some(({ amounts }) => (amounts[source] ?? 0) !== 0))
  return { sources: used.map((id) => ({ id, colour: COLOUR_OF[id], label: say(`board.report.source.${id}`) })), rows }
}

/** One notable fact: the largest source of points, or the number of bills won. */
function noteOf(
  { seat }: Standing,
  { rows }: ScoreSources,
  events: readonly HegemonyEvent[],
): Pick<RankingRow, 'note'> {
  const won = events.filter((event) => event.type === 'vp' && event.role === seat && event.why === 'bill').length
  const amounts = rows.find((row) => row.seat === seat)?.amounts ?? {}
  const best = SOURCES.reduce<{ source: Source; vp: number } | null>((most, source) => {
    const vp = amounts[source] ?? 0
    return vp > (most?.vp ?? 0) ? { source, vp } : most
  }, null)
  if (best === null) return won > 0 ? { note: say('board.report.note.bills', { won }) } : {}
  return {
    note: say('board.report.note.best', { source: say(`board.report.source.${best.source}`), vp: best.vp }),
  }
}

/** Present only with a tie. */
function tieBreakOf(standings: readonly Standing[]): Message | null {
  const tied = standings.filter((one) =>
    standings.some((other) => other.seat !== one.seat && other.score === one.score),
  )
  if (tied.length === 0) return null
  const shared = tied.every((one) => tied.some((other) => other.seat !== one.seat && other.rank === one.rank))
  return say(shared ? 'board.report.tie-shared' : 'board.report.tie')
}

// Over time. A round ends where the next one begins; the end of the match closes the last.

function roundsIn(events: readonly HegemonyEvent[]): number {
  return events.reduce((rounds, event) => (event.type === 'round' ? Math.max(rounds, event.round) : rounds), 1)
}

/** Start, the end of each round but the last, the end. */
function momentsOf(events: readonly HegemonyEvent[]): readonly Message[] {
  const rounds = Array.from({ length: roundsIn(events) - 1 }, (_, at) => say('board.report.round', { round: at + 1 }))
  return [say('board.report.start'), ...rounds, say('board.report.end')]
}

/** Walks through the events and records a figure at each stage. */
function atMoments<T>(
  events: readonly HegemonyEvent[],
  start: T,
  next: (now: T, event: HegemonyEvent) => T,
): readonly T[] {
  const kept: T[] = [start]
  let now = start
  for (const event of events) {
    if (event.type === 'round' && event.round > 1) kept.push(now)
    now = next(now, event)
  }
  return [...kept, now]
}

type Amounts = Readonly<Record<Role, number>>
const NOTHING: Amounts = { working: 0, middle: 0, capitalist: 0, state: 0 }

function vpAfter(events: readonly HegemonyEvent[], view: HegemonyView): readonly Amounts[] {
  return settle(
    atMoments(events, NOTHING, (now, event) =>
      event.type === 'vp' ? { ...now, [event.role]: now[event.role] + event.amount } : now,
    ),
    (role) => view[role].vp,
  )
}

function moneyAfter(events: readonly HegemonyEvent[], view: HegemonyView): readonly Amounts[] {
  return settle(
    atMoments(events, NOTHING, (now, event) => {
      if (event.type !== 'money' || event.why === 'capital') return now
      const { from, to, amount } = event
      return {
        ...now,
        ...(from === 'supply' ? {} : { [from]: now[from] - amount }),
        ...(to === 'supply' ? {} : { [to]: now[to] + amount }),
      }
    }),
    (role) => (role === 'capitalist' ? view.capitalist.revenue + view.capitalist.capital : view[role].money),
  )
}

/** Events give changes; the final values give the initial ones. */
function settle(changes: readonly Amounts[], atEnd: (role: Role) => number): readonly Amounts[] {
  const last = changes.at(-1) ?? NOTHING
  const begin = (role: Role) => atEnd(role) - last[role]
  return changes.map((now) => ({
    working: begin('working') + now.working,
    middle: begin('middle') + now.middle,
    capitalist: begin('capitalist') + now.capitalist,
    state: begin('state') + now.state,
  }))
}

function lineChart(
  id: 'vp' | 'money',
  moments: readonly Message[],
  view: HegemonyView,
  values: readonly Amounts[],
): LineChart {
  return {
    id,
    title: say(`board.report.${id}`),
    note: say(`board.report.${id}.note`),
    moments,
    lines: ROLES.filter((role) => view.roles.includes(role)).map((seat) => ({
      seat,
      values: values.map((now) => now[seat]),
    })),
  }
}

type Laws = Readonly<Record<Policy, Section>>
const TONES = { A: 'a', B: 'b', C: 'c' } as const

/** The section of each law at the end of each round, computed backwards from the laws in force. */
function policyStrip(events: readonly HegemonyEvent[], view: HegemonyView): StripChart {
  const first = { ...view.policies }
  for (const event of events.toReversed()) if (event.type === 'policy') first[event.policy] = event.from
  const laws = atMoments<Laws>(events, first, (now, event) =>
    event.type === 'policy' ? { ...now, [event.policy]: event.to } : now,
  )
  const rounds = laws.slice(1)
  return {
    id: 'policies',
    title: say('board.report.policies'),
    note: say('board.report.policies.note'),
    moments: rounds.map((_, at) => say('board.report.round', { round: at + 1 })),
    rows: POLICIES.map((policy) => ({
      id: String(policy),
      label: policyName(policy),
      cells: rounds.map((now, at) => ({
        text: sectionLetter(now[policy]),
        tone: TONES[now[policy]],
        changed: now[policy] !== laws[at]?.[policy],
      })),
    })),
  }
}
