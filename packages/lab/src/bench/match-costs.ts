// Time and size of a growing match: undo, load, copies of the state, views, record size.
import { copy, Match, Views } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { recordGame } from '../play/recording.ts'
import { alternate, type Care, type Contender, perOperation, spreadOf } from './measure.ts'
import { type Moment, type Position, positionsAt } from './positions.ts'
import { type Findings, measure, target } from './report.ts'

export interface Stop {
  readonly name: string
  readonly moment: Moment
}

/** Undo and load at each stop; the last must not take much longer than the first. */
export async function growth(
  game: LabGame,
  players: number,
  stops: readonly Stop[],
  care: Care,
  limit: number,
): Promise<Findings> {
  const matches = Math.max(10, Math.round(care.milliseconds / 5))
  const placed = stops.map(({ name, moment }) => ({ name, positions: positionsAt(game, players, moment, matches) }))
  const contenders = placed.flatMap(({ name, positions }) => [
    undoing(name, positions, care),
    loading(game, name, positions, care),
  ])
  const samples = await alternate(contenders, care)
  const group = `${game.id}: undo and load`
  const measures = contenders.map(({ name }) => measure(group, name, 'µs', samples.spread(name)))
  const first = stops[0]?.name ?? ''
  const last = stops.at(-1)?.name ?? ''
  return {
    measures,
    targets: ['undo', 'load'].map((what) => {
      const ratio = samples.ratio(`${what}, ${last}`, `${what}, ${first}`)
      return target(`${game.id}: ${what}, ${last} against ${first}`, ratio, 'at most', limit)
    }),
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
export async function middle(game: LabGame, players: number, care: Care, viewsWithin?: number): Promise<Findings> {
  const positions = positionsAt(game, players, (decisions) => decisions / 2, 100)
  const states = positions.map(({ match }) => match.state)
  const each = (name: string, act: (state: (typeof states)[number]) => unknown): Contender => ({
    name,
    sample: () => {
      let results: unknown[] = []
      const run = (): void => {
        results = states.map((state) => act(state))
      }
      const cost = perOperation(states.length, run, care)
      if (results.length !== states.length) throw new Error('some results are missing')
      return cost
    },
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
    [
      each('views', (state) => {
        const views = new Views(game.game, state)
        return viewers.map((viewer) => views.of(viewer))
      }),
    ],
    care,
  )
  const bytes = spreadOf(states.map((state) => Buffer.byteLength(JSON.stringify(state))))
  const group = `${game.id}: a state in mid-game`
  return {
    measures: [
      measure(group, 'size as JSON', 'bytes', bytes),
      ...['copy', 'structuredClone', 'JSON'].map((name) =>
        measure(group, `copied by ${name}`, 'µs', copies.spread(name)),
      ),
      measure(group, `views for ${viewers.length} viewers`, 'µs', views.spread('views')),
    ],
    targets: [
      target(`${game.id}: copy against structuredClone`, copies.ratio('structuredClone', 'copy'), 'at least', 3),
      ...(viewsWithin === undefined
        ? []
        : [
            target(
              `${game.id}: views for ${viewers.length} viewers`,
              views.spread('views'),
              'at most',
              viewsWithin,
              'µs',
            ),
          ]),
    ],
    notes: [],
  }
}

/** Records of finished matches; the largest counts. */
export function atRest(game: LabGame, players: number, limit: number): Findings {
  const bytes = Array.from({ length: 40 }, (_, index) => {
    return Buffer.byteLength(JSON.stringify(recordGame(game, players, `bench/${index}`, ['random'])))
  })
  const largest = spreadOf([Math.max(...bytes) / KILOBYTE])
  return {
    measures: [measure(`${game.id}: a match at rest`, 'record at the end', 'bytes', spreadOf(bytes))],
    targets: [target(`${game.id}: the largest of ${bytes.length} records`, largest, 'at most', limit, 'kB')],
    notes: [],
  }
}

const KILOBYTE = 1000
