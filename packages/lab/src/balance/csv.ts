// CSV of a balance run: one line per figure.
import type { Interval } from '../shards/statistics.ts'
import type { Balance } from './balance-summary.ts'

const HEAD = ['part', 'id', 'name', 'measure', 'value', 'low', 'high']

export function balanceCsv({ places, sources, inForce, things }: Balance): string {
  const figure = (
    part: string,
    id: string,
    name: string,
    measure: string,
    { value, low, high }: Interval,
  ): string[] => [part, id, name, measure, String(value), String(low), String(high)]
  const plain = (part: string, id: string, name: string, measure: string, value: number): string[] => [
    part,
    id,
    name,
    measure,
    String(value),
    '',
    '',
  ]
  const rows = [
    ...places.flatMap(({ place, name, wins, score, lead, scores, over }) => [
      figure('place', place, name, 'first place', wins),
      figure('place', place, name, 'points', score),
      figure('place', place, name, 'lead', lead),
      ...over.map((each, stage) => figure('place', place, name, `points after ${stage + 1}`, each)),
      ...scores.map(([points, games]) => plain('scores', place, name, String(points), games)),
    ]),
    ...sources.flatMap(({ why, name, byPlace, winners }) => [
      ...byPlace.map((each, index) => plain('points', why, name, places[index]?.place ?? '', each)),
      plain('points', why, name, 'winners', winners),
    ]),
    ...inForce.flatMap(({ question, name, answers, stages }) =>
      stages.flatMap((shares, stage) =>
        answers.map((answer, at) => plain('in force', question, name, `${answer} after ${stage + 1}`, shares[at] ?? 0)),
      ),
    ),
    ...things.flatMap(({ id, name, kind, perGame, wins, above, worth, when }) => [
      plain(kind, id, name, 'a game', perGame),
      figure(kind, id, name, 'first place', wins),
      figure(kind, id, name, 'points above the table', above),
      ...(worth === null ? [] : [figure(kind, id, name, 'worth', worth)]),
      ...when.map((times, stage) => plain(kind, id, name, `times in ${stage + 1}`, times)),
    ]),
  ]
  return `${[HEAD, ...rows].map((row) => row.map(quoted).join(',')).join('\n')}\n`
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
