// What happened as people tell it: who was at it, what they did, and what it meant for the one who reads.
import type { Seat, Viewer } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { Difference, GameUi } from '../../games/types.ts'
import type { Log } from '../model/model.ts'
import { lineOf, type ToldLine } from './log-lines.ts'

/** Lines of one actor that follow each other; null: what befalls the whole table. */
export interface Part {
  /** That of its first line. */
  readonly id: number
  readonly actor: Seat | null
  readonly lines: ToldLine[]
  /** What was done, in the order in which it was done. */
  readonly main: ToldLine[]
  /** How many choices had been made when something else was last told. */
  readonly after: number
}

/** A turn or a phase under its heading, and the parts people had in it. */
export interface Chapter {
  readonly heading: ToldLine | null
  readonly parts: Part[]
}

/** The whole log, by heading and actor. */
export function chaptersOf(log: Log, ui: GameUi): Chapter[] {
  const chapters: Chapter[] = []
  let chapter: Chapter = { heading: null, parts: [] }
  let part: Part | null = null
  let actor: Seat | null = null
  let before = 0
  let after = 0
  for (const entry of log) {
    const deed = ui.following.deed(entry.event)
    const next: Seat | null = deed?.seat === undefined ? actor : deed.seat
    if (next !== actor) {
      part = null
      after = Math.max(0, Math.min(before, entry.step - 1))
    }
    actor = next
    before = entry.step
    const line = lineOf(entry, ui)
    if (line === null) continue
    if (line.heading === true) {
      chapters.push(chapter)
      chapter = { heading: line, parts: [] }
      part = null
      after = entry.step
      continue
    }
    if (part === null) {
      part = { id: line.id, actor, lines: [], main: [], after }
      chapter.parts.push(part)
    }
    part.lines.push(line)
    if (deed?.main === true) part.main.push(line)
  }
  chapters.push(chapter)
  return chapters.filter(({ heading, parts }) => heading !== null || parts.length > 0)
}

/** A main action of somebody, and all that came of it. */
export interface Doing {
  readonly id: number
  readonly actor: Seat | null
  /** In words: what was done. */
  readonly line: ToldLine
  /** What else was told about it. */
  readonly more: readonly ToldLine[]
  /** What it meant for the reader. */
  readonly effect: readonly Difference[]
  /** It was chosen after so many choices, up to so many. */
  readonly after: number
  readonly upTo: number
}

export interface Since {
  /** The step of the reader's own last deed. */
  readonly step: number
  readonly doings: readonly Doing[]
  /** All of it together. */
  readonly effect: readonly Difference[]
}

/** What the others, and the table itself, have done since the reader's own last deed; null before the first one. */
export function sinceLastTurn(log: Log, viewer: Viewer, ui: GameUi): Since | null {
  const own = log.findLastIndex(({ event }) => {
    const deed = ui.following.deed(event)
    return deed?.main === true && deed.seat === viewer
  })
  const last = log[own]
  if (last === undefined) return null
  const others = (entry: LoggedEvent) => {
    const seat = ui.following.deed(entry.event)?.seat
    return seat !== undefined && seat !== viewer
  }
  const from = log.findIndex((entry, i) => i > own && others(entry))
  const told = from < 0 ? [] : log.slice(from)
  const doings: Doing[] = []
  let before = last.step
  let doing = begun(null, before)
  for (const entry of told) {
    const deed = ui.following.deed(entry.event)
    const actor = deed?.seat === undefined ? doing.actor : deed.seat
    const line = lineOf(entry, ui)
    const main = deed?.main === true ? line : null
    if (actor !== doing.actor || main !== null) {
      doings.push(...ended(doing))
      doing = begun(actor, Math.max(0, Math.min(before, entry.step - 1)))
    }
    before = entry.step
    doing.upTo = entry.step
    if (main !== null) doing.main = main
    else if (line !== null && line.heading !== true) doing.more.push(line)
    for (const { number, by } of ui.following.differences(entry.event)) {
      if (ui.number(number)?.seat === viewer) add(doing.sums, number, by)
    }
  }
  doings.push(...ended(doing))
  const all: Sums = new Map()
  for (const { effect } of doings) for (const { number, by } of effect) add(all, number, by)
  return { step: last.step, doings, effect: differencesIn(all) }
}

type Sums = Map<string, number>

function add(sums: Sums, number: string, by: number): void {
  sums.set(number, (sums.get(number) ?? 0) + by)
}

interface Begun {
  readonly actor: Seat | null
  main: ToldLine | null
  readonly more: ToldLine[]
  readonly sums: Sums
  readonly after: number
  upTo: number
}

function begun(actor: Seat | null, after: number): Begun {
  return { actor, main: null, more: [], sums: new Map(), after, upTo: after }
}

/** What has no main action is told only if it meant something for the reader. */
function ended({ actor, main, more, sums, after, upTo }: Begun): Doing[] {
  const effect = differencesIn(sums)
  const line = main ?? (effect.length > 0 ? more[0] : undefined)
  if (line === undefined) return []
  return [{ id: line.id, actor, line, more: more.filter((each) => each !== line), effect, after, upTo }]
}

function differencesIn(sums: Sums): Difference[] {
  return [...sums].filter(([, by]) => by !== 0).map(([number, by]) => ({ number, by }))
}
