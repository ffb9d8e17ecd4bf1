// What a match costs while it grows: undo, load, copies of the state, views, and its size at rest.
import { copy, Match } from '@hustings/kernel'
import type { LabGame } from '../games.ts'
import { alternate, type Care, type Contender, perOperation, type Spread, spreadOf } from './measure.ts'
import { type Moment, type Position, positionsAt } from './positions.ts'
import { type Findings, type Measure, measure, target } from './report.ts'

export interface Stop {
  readonly name: string
  readonly moment: Moment
}

/** Undo and load at each stop; the last must not cost much more than the first. */
export async function growth(game: LabGame, players: number, stops: readonly Stop[], care: Care): Promise<Findings> {
  const matches = Math.max(10, Math.round(care.milliseconds / 5))
  const placed = stops.map(({ name, moment }) => ({ name, positions: positionsAt(game, players, moment, matches) }))
  const contenders = placed.flatMap(({ name, positions }) => [
    undoing(name, positions, care),
    loading(game, name, positions, care),
  ])
  const spreads = await alternate(contenders, care)
  const group = `${game.id}: undo and load`
  const measures = contenders.map(({ name }) => measure(group, name, 'µs', spreads.get(name)))
  const first = stops[0]?.name ?? ''
  const last = stops.at(-1)?.name ?? ''
  const ratio = (what: string): number => medianOf(spreads, `${what}, ${last}`) / medianOf(spreads, `${what}, ${first}`)
  return {
    measures,
    targets: ['undo', 'load'].map((what) =>
      target(`${game.id}: ${what}, ${last} against ${first}`, ratio(what), 'at most', 1.2),
    ),
    notes: [],
  }
}

function undoing(stop: string, positions: readonly Position[], care: Care): Contender {
  const undo = (): void => {
    for (const { match } of positions) match.undo()
  }
  const redo = (): void => {
    for (const { match } of positions) match.redo()
  }
  return { name: `undo, ${stop}`, sample: () => perOperation(positions.length, undo, care, redo) }
}

/** From the text of the record to a match that waits for an answer. */
function loading(game: LabGame, stop: string, positions: readonly Position[], care: Care): Contender {
  const load = (): void => {
    for (const { text } of positions) Match.load(game.game, text)
  }
  return { name: `load, ${stop}`, sample: () => perOperation(positions.length, load, care) }
}

/** Copies and views of states in the middle of the game. */
export async function middle(game: LabGame, players: number, care: Care): Promise<Findings> {
  const positions = positionsAt(game, players, (decisions) => decisions / 2, 20)
  const states = positions.map(({ match }) => match.state)
  const each = (name: string, act: (state: (typeof states)[number]) => unknown): Contender => ({
    name,
    sample: () => perOperation(states.length, () => void states.forEach(act), care),
  })
  const seats = positions[0]?.match.seats ?? []
  const viewers = [...seats, 'spectator']
  const copies = await alternate(
    [
      each('copy', copy),
      each('structuredClone', (state) => structuredClone(state)),
      each('JSON', (state) => JSON.parse(JSON.stringify(state))),
    ],
    care,
  )
  const views = await alternate(
    [each('views', (state) => viewers.map((viewer) => game.game.view(state, viewer)))],
    care,
  )
  const bytes = spreadOf(states.map((state) => Buffer.byteLength(JSON.stringify(state))))
  const group = `${game.id}: a state in mid-game`
  return {
    measures: [
      measure(group, 'size as JSON', 'bytes', bytes),
      ...['copy', 'structuredClone', 'JSON'].map((name) => measure(group, `copied by ${name}`, 'µs', copies.get(name))),
      measure(group, `views for ${viewers.length} viewers`, 'µs', views.get('views')),
    ],
    targets: [
      target(
        `${game.id}: copy against structuredClone`,
        medianOf(copies, 'structuredClone') / medianOf(copies, 'copy'),
        'at least',
        3,
      ),
    ],
    notes: [],
  }
}

/** Records of finished matches, as bytes of JSON. */
export function atRest(game: LabGame, players: number): { readonly size: Measure; readonly largest: number } {
  const sizes = positionsAt(game, players, (decisions) => decisions, 40).map(({ text }) => Buffer.byteLength(text))
  const size = measure(`${game.id}: a match at rest`, 'record at the end', 'bytes', spreadOf(sizes))
  return { size, largest: Math.max(...sizes) }
}

function medianOf(spreads: ReadonlyMap<string, Spread>, name: string): number {
  return spreads.get(name)?.median ?? Number.NaN
}
