// A report: one self-contained page with plots, figures and a table of cards.
import { readFileSync } from 'node:fs'
import type { Balance, ItemSummary } from '../balance/balance-summary.ts'
import { metricsFor } from '../balance/metrics-registry.ts'
import { neverHad } from '../balance/page.ts'
import { gainText, type Interval, meanText, shareText } from '../shards/statistics.ts'
import { optionsText } from '../soak/page.ts'
import { ANSWER_COLORS, type ColorName, colorRules } from './colors.ts'
import { inForcePlot, NARROW, overPlot, type Size, scoresPlot, sourcesPlot, WIDE, winsPlot } from './plots.ts'
import { sparkline } from './sparkline.ts'

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

export interface ReportWords {
  readonly title: string
  /** Relative paths of the JSON and CSV files. */
  readonly files: readonly string[]
}

export function reportPage(balance: Balance, { title, files }: ReportWords): string {
  const { game, options, players, seed, games, decisions, places, sources, inForce, things } = balance
  const metrics = metricsFor(game)
  const colours = places.map(({ place }) => metrics.color(place))
  const sections = [
    section(
      'Who comes first',
      'The share of first places; ties are shared. Lines are intervals of 95 %, by Wilson: where chance may have put the truth.',
      plot('Share of first places', (size) => winsPlot(places, colours, size)),
      figures(
        ['', 'first place', 'points', 'lead over the mean of the others'],
        places.map(({ name, wins, score, lead }) => [name, shareText(wins), meanText(score), gainText(lead)]),
      ),
    ),
    section(
      'Scores',
      'How the final scores are spread.',
      plot('Distribution of final scores', (size) => scoresPlot(places, colours, size)),
    ),
    section(
      `Points over the ${metrics.stage}s`,
      `The mean score when each ${metrics.stage} ends; what is scored at the very end is in the last one.`,
      plot('Mean score by stage', (size) => overPlot(balance, metrics.stage, colours, size)),
      figures(
        ['', ...(places[0]?.over ?? []).map((_, index) => String(index + 1))],
        places.map(({ name, over }) => [name, ...over.map(meanText)]),
      ),
    ),
    section(
      'Where points come from',
      'Mean points of a game by source; losses stand to the left of zero.',
      plot('Points by source', (size) => sourcesPlot(balance, size)),
      figures(
        ['', ...places.map(({ name }) => name), 'a winner'],
        sources.map(({ name, byPlace, winners }) => [
          name,
          ...byPlace.map((each) => each.toFixed(1)),
          winners.toFixed(1),
        ]),
      ),
    ),
    ...(inForce.length === 0
      ? []
      : [
          section(
            `Policies over the ${metrics.stage}s`,
            `Which section is in force when each ${metrics.stage} ends, in which share of the games.`,
            key((inForce[0]?.answers ?? []).map((answer, index) => [answer, ANSWER_COLORS[index] ?? 'grey'])),
            `<div class="many">${inForce
              .map(
                (each) =>
                  `<figure><h3>${escaped(each.name)}</h3><div role="img" aria-label="${escaped(shares(each.answers, each.stages))}">${inForcePlot(each)}</div></figure>`,
              )
              .join('')}</div>`,
          ),
        ]),
    ...metrics.kinds.flatMap(({ kind, title: heading }) => {
      const own = things.filter((thing) => thing.kind === kind)
      return own.length < 2 ? [] : [section(heading, noteFor(own), thingsTable(own, balance))]
    }),
  ]
  const never = neverHad(balance).map((id) => metrics.name(id))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="hustings report">
<title>${escaped(title)}</title>
<style>
${colorRules()}
${beside('report.css')}</style>
</head>
<body>
<main>
<header>
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(finding(balance))}</p>
<dl class="facts">${facts([
    ['games', games.toLocaleString('en')],
    ['decisions', decisions.toLocaleString('en')],
    ['table', optionsText(options)],
    ['played by', [...new Set(players)].join(', ')],
    ['seed', seed],
  ])}</dl>
</header>
${sections.join('\n')}
<footer>
<p>${never.length === 0 ? 'Everything there is was used in some game.' : `Hardly ever used: ${escaped(never.join(', '))}.`}</p>
<p>Bots are not people: what they overlook looks weak, and habits they share look strong. Made by <code>hustings report</code>. The same figures: ${files
    .map((file) => `<a href="${escaped(file)}">${escaped(file)}</a>`)
    .join(', ')}.</p>
</footer>
</main>
<script>
${beside('sorting.js')}</script>
</body>
</html>
`
}

/** The main finding of the report. */
function finding({ places }: Balance): string {
  const sorted = places.toSorted((one, other) => other.wins.value - one.wins.value)
  const [most, ...rest] = sorted
  const least = rest.at(-1)
  if (most === undefined || least === undefined) return ''
  const fair = 1 / places.length
  const percent = (share: number): string => `${(100 * share).toFixed(0)}\u00a0%`
  const beyond = most.wins.low > fair || least.wins.high < fair
  return beyond
    ? `${most.name} comes first in ${percent(most.wins.value)} of the games, ${least.name} in ${percent(least.wins.value)}; a fair share is ${percent(fair)}.`
    : `Every place comes first in its fair share of ${percent(fair)}, as far as so many games can tell.`
}

function section(heading: string, note: string, ...parts: readonly string[]): string {
  return `<section>\n<h2>${escaped(heading)}</h2>\n<p class="note">${escaped(note)}</p>\n${parts.join('\n')}\n</section>`
}

/** Draws a plot for desktop and one for phones. */
function plot(label: string, drawn: (size: Size) => string): string {
  return `<figure role="img" aria-label="${escaped(label)}"><div class="wide">${drawn(WIDE)}</div><div class="narrow">${drawn(NARROW)}</div></figure>`
}

/** Table with the data of a plot, also for screen readers. */
function figures(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<details><summary>Figures</summary>${plainTable(head, rows)}</details>`
}

function plainTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell, at) => (at === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')
  return `<div class="scroll"><table><thead><tr>${head.map((each) => `<th scope="col">${escaped(each)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table></div>`
}

function key(entries: readonly (readonly [string, ColorName])[]): string {
  return `<p class="key">${entries.map(([name, color]) => `<span>${swatch(color)}${escaped(name)}</span>`).join('')}</p>`
}

function swatch(color: ColorName): string {
  return `<span class="swatch" style="background:var(--${color})"></span>`
}

function shares(answers: readonly string[], stages: readonly (readonly number[])[]): string {
  return stages
    .map(
      (each, stage) =>
        `${stage + 1}: ${answers.map((answer, at) => `${answer} ${(100 * (each[at] ?? 0)).toFixed(0)} %`).join(', ')}`,
    )
    .join('; ')
}

function noteFor(things: readonly ItemSummary[]): string {
  const above = 'Above the table: the final score of those who had it, less the mean of their table.'
  return things.some(({ worth }) => worth !== null)
    ? `${above} Worth: points gained by playing it over what else might have been done, from positions that were played on both ways with the same luck. The small plot shows when it came about.`
    : `${above} The small plot shows when it came about.`
}

function thingsTable(things: readonly ItemSummary[], { game, places }: Balance): string {
  const { color } = metricsFor(game)
  const hasWorth = things.some(({ worth }) => worth !== null)
  const head = [
    ['name', ''],
    ['a game', ''],
    ['first place', 'spare'],
    ['above the table', hasWorth ? 'spare' : ''],
    ...(hasWorth ? [['worth', '']] : []),
    ['when', ''],
  ] as const
  const rows = things
    .toSorted((one, other) => (hasWorth ? sure(other.worth) - sure(one.worth) : other.above.value - one.above.value))
    .map(({ name, perGame, players, wins, above, worth, examined, when, byPlace }) => {
      const owner = places[ownerOf(byPlace) ?? -1]
      const mark =
        owner === undefined ? '' : `<span title="${escaped(owner.name)}">${swatch(color(owner.place))}</span>`
      return [
        `<th scope="row" data-key="${escaped(name)}">${mark}${escaped(name)}</th>`,
        cell(perGame, perGame.toFixed(2)),
        `<td class="spare" data-key="${wins.value}">${escaped(shareText(wins))}</td>`,
        gainCell(above, players, hasWorth ? 'spare' : ''),
        ...(hasWorth ? [worthCell(worth, examined)] : []),
        `<td data-key="${meanStage(when)}">${sparkline(when)}</td>`,
      ].join('')
    })
  return `<div class="scroll"><table><thead><tr>${head
    .map(
      ([title, only]) =>
        `<th scope="col"${only === '' ? '' : ` class="${only}"`}><button type="button">${title}</button></th>`,
    )
    .join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table></div>`
}

/** Items without a measured value come last. */
function sure(worth: Interval | null): number {
  return worth === null ? Number.NEGATIVE_INFINITY : worth.value
}

function cell(value: number, text: string): string {
  return `<td data-key="${value}">${escaped(text)}</td>`
}

/** Minimum number of cases for an interval. */
const FEW = 8

/** Colored only if significant. */
function gainCell(between: Interval, cases: number, only: string, title = ''): string {
  const { value, low, high } = between
  const tone = cases < FEW ? 'faint' : low > 0 ? 'gain' : high < 0 ? 'loss' : ''
  const classes = [tone, only].filter((each) => each !== '').join(' ')
  const text = cases < FEW ? `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}` : gainText(between)
  return `<td data-key="${value}"${classes === '' ? '' : ` class="${classes}"`}${title === '' ? '' : ` title="${title}"`}>${escaped(text)}</td>`
}

function worthCell(worth: Interval | null, examined: number): string {
  if (worth === null) return '<td data-key="-1000" class="faint">–</td>'
  return gainCell(worth, examined, '', `from ${examined} positions`)
}

/** Returns the place if only one ever had the item. */
function ownerOf(byPlace: readonly number[]): number | null {
  const owners = byPlace.flatMap((times, index) => (times > 0 ? [index] : []))
  return owners.length === 1 ? (owners[0] ?? null) : null
}

function meanStage(when: readonly number[]): number {
  const all = when.reduce((sum, times) => sum + times, 0)
  return when.reduce((sum, times, stage) => sum + times * stage, 0) / Math.max(1, all)
}

function facts(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
