// Balance results as Markdown and as tables for a terminal.

import { gainText, meanText, shareText } from '../shards/statistics.ts'
import { optionsText } from '../soak/page.ts'
import { markdownTable } from '../terminal/generated-sections.ts'
import { type Balance, EVEN_MARGIN, type ItemSummary, RARE, unevenPlaces } from './balance-summary.ts'
import { metricsFor } from './metrics-registry.ts'

export const PLACES_HEAD = ['table', 'place', 'played by', 'first place', 'points', 'lead']

export function placeRows(balance: Balance): string[][] {
  const { options, places, players } = balance
  return places.map(({ name, wins, score, lead }, index) => [
    optionsText(options),
    name,
    // Places that are drawn at random have no fixed player.
    balance.game === 'planet-b' ? [...new Set(players)].join(', ') : (players[index] ?? ''),
    shareText(wins),
    meanText(score),
    gainText(lead),
  ])
}

const WORTH_HEAD = ['', 'a game', 'first place', 'points above the table', 'worth']

function worthRows(things: readonly ItemSummary[]): string[][] {
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

/** Returns the items that no player had. */
export function neverHad({ game, places, things }: Pick<Balance, 'game' | 'places' | 'things'>): readonly string[] {
  const had = new Set(things.filter(({ perGame }) => perGame >= RARE).map(({ id }) => id))
  return metricsFor(game)
    .all(places.map(({ place }) => place))
    .filter((id) => !had.has(id))
}

/** Returns the generated section of a balance page. */
export function balancePage(balances: readonly Balance[], command: string): string {
  return [
    `Made by \`${command}\`. Intervals are 95%; those of shares use Wilson scores. *Points above the table*: final score of the players who had the card, minus the mean of their table. This depends on the players as much as on the card. *Worth*: points gained in paired rollouts from positions in which the card was played, with the card and with the other options of its player, and the number of positions.`,
    ...balances.flatMap(chapter),
  ].join('\n\n')
}

function chapter(balance: Balance): string[] {
  const { game, options, players, seed, games, places, sources, inForce, things } = balance
  const metrics = metricsFor(game)
  const uneven = unevenPlaces(balance)
  const never = neverHad(balance)
  return [
    `## ${optionsText(options)}`,
    `${games} games with seed ${seed}, played by ${[...new Set(players)].join(', ')}. A fair share is ${(100 / places.length).toFixed(1)} %. ${
      uneven.length === 0
        ? `All seats are within ${100 * EVEN_MARGIN} percentage points of it.`
        : `More than ${100 * EVEN_MARGIN} percentage points from it: ${uneven.map(({ name }) => name).join(', ')}.`
    } ${never.length === 0 ? 'All cards are used.' : `Rarely used: ${never.map((id) => metrics.name(id)).join(', ')}.`}`,
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
          `### In force when each ${metrics.stage} ends`,
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
    ...metrics.kinds.flatMap(({ kind, title }) => {
      const own = things.filter((thing) => thing.kind === kind)
      return own.length === 0 ? [] : [`### ${title}`, markdownTable(WORTH_HEAD, worthRows(own))]
    }),
  ]
}
