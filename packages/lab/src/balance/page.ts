// Balance as a page of Markdown, and as a table for people at a terminal.

import { gainText, meanText, shareText } from '../shards/moments.ts'
import { optionsText } from '../soak/page.ts'
import { markdownTable } from '../terminal/pages.ts'
import { type Balance, EVEN, NEVER, unevenPlaces, type Worth } from './reading.ts'
import { tellingOf } from './tellings.ts'

export const PLACES_HEAD = ['table', 'place', 'played by', 'first place', 'points', 'lead']

export function placeRows(balance: Balance): string[][] {
  const { options, places, players } = balance
  return places.map(({ name, wins, score, lead }, index) => [
    optionsText(options),
    name,
    // Where places are drawn, everybody may sit anywhere.
    balance.game === 'planet-b' ? [...new Set(players)].join(', ') : (players[index] ?? ''),
    shareText(wins),
    meanText(score),
    gainText(lead),
  ])
}

const WORTH_HEAD = ['', 'a game', 'first place', 'points above the table', 'worth']

function worthRows(things: readonly Worth[]): string[][] {
  return things
    .toSorted((one, other) => other.above.value - one.above.value)
    .map(({ name, perGame, wins, above, worth, examined }) => [
      name,
      perGame.toFixed(2),
      shareText(wins),
      gainText(above),
      worth === null ? '' : `${gainText(worth)} (${examined})`,
    ])
}

/** What nobody had, of all that there is. */
export function neverHad({ game, places, things }: Pick<Balance, 'game' | 'places' | 'things'>): readonly string[] {
  const had = new Set(things.filter(({ perGame }) => perGame >= NEVER).map(({ id }) => id))
  return tellingOf(game)
    .all(places.map(({ place }) => place))
    .filter((id) => !had.has(id))
}

/** Everything between the marks of a page about balance. */
export function balancePage(balances: readonly Balance[], command: string): string {
  return [
    `Made by \`${command}\`. Intervals are 95%; those of shares use Wilson scores. *Points above the table*: final score of the players who had the card, minus the mean of their table. This depends on the players as much as on the card. *Worth*: points gained in paired rollouts from positions in which the card was played, with the card and with the other options of its player, and the number of positions.`,
    ...balances.flatMap(chapter),
  ].join('\n\n')
}

function chapter(balance: Balance): string[] {
  const { game, options, players, seed, games, places, sources, inForce, things } = balance
  const telling = tellingOf(game)
  const uneven = unevenPlaces(balance)
  const never = neverHad(balance)
  return [
    `## ${optionsText(options)}`,
    `${games} games with seed ${seed}, played by ${[...new Set(players)].join(', ')}. A fair share is ${(100 / places.length).toFixed(1)} %. ${
      uneven.length === 0
        ? `All seats are within ${100 * EVEN} percentage points of it.`
        : `More than ${100 * EVEN} percentage points from it: ${uneven.map(({ name }) => name).join(', ')}.`
    } ${never.length === 0 ? 'All cards are used.' : `Rarely used: ${never.map((id) => telling.name(id)).join(', ')}.`}`,
    markdownTable(
      ['', 'first place', 'points', 'lead'],
      places.map(({ name, wins, score, lead }) => [name, shareText(wins), meanText(score), gainText(lead)]),
    ),
    '### Where points came from',
    markdownTable(
      ['', ...places.map(({ name }) => name), 'a winner'],
      sources.map(({ name, byPlace, winners }) => [
        name,
        ...byPlace.map((each) => each.toFixed(1)),
        winners.toFixed(1),
      ]),
    ),
    ...(inForce.length === 0
      ? []
      : [
          `### In force when each ${telling.stage} ends`,
          markdownTable(
            ['', ...(inForce[0]?.stages ?? []).map((_, stage) => String(stage + 1))],
            inForce.map(({ name, answers, stages }) => [
              name,
              ...stages.map((shares) =>
                answers.map((answer, at) => `${answer} ${(100 * (shares[at] ?? 0)).toFixed(0)} %`).join(', '),
              ),
            ]),
          ),
        ]),
    ...telling.kinds.flatMap(({ kind, title }) => {
      const own = things.filter((thing) => thing.kind === kind)
      return own.length === 0 ? [] : [`### ${title}`, markdownTable(WORTH_HEAD, worthRows(own))]
    }),
  ]
}
