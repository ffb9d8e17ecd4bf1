// The balance of Planet B as a page of Markdown.
import { messages } from '@hustings/planet-b/messages/en'
import type { Estimate } from './estimate.ts'
import { EVEN, neverHad, type PlanetBBalance, type SeatFared, unevenSeats, type Worth } from './planet-b-balance.ts'

const WORDS: Readonly<Record<string, string>> = messages

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

const share = ({ value, within }: Estimate): string => `${(100 * value).toFixed(1)} ± ${(100 * within).toFixed(1)}`
const figure = ({ value, within }: Estimate): string => `${value.toFixed(1)} ± ${within.toFixed(1)}`

function worthRows(worth: readonly Worth[], name: (id: string) => string): string[][] {
  return worth
    .toSorted((one, other) => other.above.value - one.above.value)
    .map(({ id, perGame, wins, above }) => [name(id), perGame.toFixed(2), share(wins), figure(above)])
}

const WORTH_HEAD = ['', 'a game', 'wins %', 'points above the table']

/** What stands above it in the page was written by people, and stays. */
const MEASURED = '<!-- measured -->'

/** The page with these figures, below what people have written in it. */
export function renewed(page: string | null, figures: string): string {
  const written = page?.split(MEASURED)[0] ?? '# Balance of Planet B\n\n'
  return `${written}${figures}`
}

interface PageOptions {
  readonly bots: string
  readonly seed: string
}

export function balancePage(balances: readonly PlanetBBalance[], { bots, seed }: PageOptions): string {
  const [first] = balances
  return [
    MEASURED,
    '',
    `Made by \`npm run hustings -- balance --game planet-b\`: ${first?.games ?? 0} games for each number of players, everybody played by the bot "${bots}" (one step ahead by its learned policy, without search), seed ${seed}.`,
    'Intervals are of 95 %. Boards are in turn order. "Points above the table": the final score of those who had the thing, less the mean of their table; it says who has it as much as what it does.',
    '',
    ...balances.flatMap(chapter),
  ].join('\n')
}

function chapter(balance: PlanetBBalance): string[] {
  const { players, seats, byLot, offices, points, buildings, news, laws, tiles } = balance
  const uneven = unevenSeats(balance)
  const never = neverHad(balance)
  return [
    `## ${players} players`,
    '',
    `A fair share is ${(100 / players).toFixed(1)} %. ${
      uneven.length === 0
        ? `No board wins beyond ${100 * EVEN} points of it.`
        : `Beyond ${100 * EVEN} points of it: board ${uneven.map(({ board }) => board).join(', ')}.`
    } ${never.length === 0 ? 'Every card and side is used.' : `Hardly ever used: ${never.map(({ id }) => id).join(', ')}.`}`,
    '',
    seatTable(seats),
    '',
    'The same games by the same bots, but with the tile of every deal drawn by lot: who makes the exchanges is left to chance.',
    '',
    seatTable(byLot),
    '',
    '### First office',
    '',
    table(
      WORTH_HEAD,
      worthRows(offices, (id) => WORDS[`office.${id}`] ?? id),
    ),
    '',
    '### Where points came from',
    '',
    table(
      ['', 'a player', 'a winner'],
      points.map(({ why, all, winners }) => [WORDS[`log.vp.${why}`] ?? why, all.toFixed(1), winners.toFixed(1)]),
    ),
    '',
    '### Conglomerates',
    '',
    table(WORTH_HEAD, worthRows(tiles, sided('tile'))),
    '',
    '### Buildings',
    '',
    table(
      WORTH_HEAD,
      worthRows(buildings, (id) => WORDS[`building.${id}`] ?? id),
    ),
    '',
    '### News',
    '',
    table(
      WORTH_HEAD,
      worthRows(news, (id) => WORDS[`news.${id}`] ?? id),
    ),
    '',
    '### Laws',
    '',
    table(WORTH_HEAD, worthRows(laws, sided('law'))),
    '',
  ]
}

function seatTable(seats: readonly SeatFared[]): string {
  return table(
    ['board', 'wins %', 'points', 'exchanges'],
    seats.map(({ board, wins, score, exchanges }) => [String(board), share(wins), figure(score), figure(exchanges)]),
  )
}

/** "Water for Everyone, left" */
function sided(kind: string): (id: string) => string {
  return (id) => {
    const [card = '', side = ''] = id.split(':')
    return `${WORDS[`${kind}.${card}`] ?? card}, ${side}`
  }
}
