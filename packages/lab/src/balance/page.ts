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
    `Made by \`${command}\`. Intervals are of 95 %, those of shares by Wilson. *Points above the table*: the final score of those who had the thing, less the mean of their table; it says who has it as much as what it does. *Worth*: from some positions in which it was played the game was played on with it and with what else its player might have done, on the same deals and with the same luck; the points gained, and from how many positions.`,
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
        ? `No place wins beyond ${100 * EVEN} points of it.`
        : `Beyond ${100 * EVEN} points of it: ${uneven.map(({ name }) => name).join(', ')}.`
    } ${never.length === 0 ? 'Everything is used.' : `Hardly ever used: ${never.map((id) => telling.name(id)).join(', ')}.`}`,
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
