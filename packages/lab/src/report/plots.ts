// Plots of a report as SVG, drawn without a browser: win shares, scores, points by stage and source, policies.
import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Balance, InForce, PlaceSummary } from '../balance/balance-summary.ts'
import type { Interval } from '../shards/statistics.ts'
import { ANSWER_COLORS, type ColorName, light, SOURCE_COLORS } from './colors.ts'

use([BarChart, LineChart, CustomChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer])

export interface Size {
  readonly width: number
  readonly height: number
}

/** Sizes for desktop and phones. */
export const WIDE: Size = { width: 920, height: 340 }
export const NARROW: Size = { width: 340, height: 300 }

const FONT = 'Inter, system-ui, sans-serif'
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'] as const

function draw(option: EChartsCoreOption, { width, height }: Size): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ animation: false, textStyle: { fontFamily: FONT, color: light('ink-2') }, ...option })
  const svg = chart.renderToSVGString()
  chart.dispose()
  // Generated class names would clash with those of other plots on the page.
  return svg
    .replace(/<style\s*>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class|ecmeta_\w+)="[^"]*"/g, '')
    .replace('<svg ', '<svg role="presentation" focusable="false" ')
}

const text = (size = 12): object => ({ fontSize: size, color: light('ink-2'), fontFamily: FONT })
const axisLine = { lineStyle: { color: light('line-2') } }
const splitLine = { lineStyle: { color: light('line') } }

const legend = (): object => ({
  top: 0,
  left: 0,
  itemWidth: 16,
  itemHeight: 10,
  itemGap: 14,
  textStyle: text(),
  borderColor: light('line'),
  inactiveColor: light('ink-3'),
  inactiveBorderColor: light('ink-3'),
})

const percent = (share: number): number => Number((100 * share).toFixed(2))

/** First places of every place with intervals, and the fair share. */
export function winsPlot(places: readonly PlaceSummary[], colours: readonly ColorName[], size: Size): string {
  const names = places.map(({ name }) => name)
  return draw(
    {
      grid: { left: 8, right: 16, top: 28, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'all' },
      xAxis: {
        type: 'value',
        min: 0,
        axisLabel: { ...text(), formatter: '{value} %' },
        splitLine,
      },
      yAxis: { type: 'category', data: names, inverse: true, axisLabel: text(13), axisLine, axisTick: { show: false } },
      series: [
        {
          type: 'bar',
          barWidth: '46%',
          data: places.map(({ wins }, index) => ({
            value: percent(wins.value),
            itemStyle: { color: light(colours[index] ?? 'grey'), borderRadius: [0, 3, 3, 0] },
          })),
          markLine: {
            symbol: 'none',
            silent: true,
            lineStyle: { color: light('ink'), type: 'dashed', width: 1 },
            label: { ...text(), formatter: 'fair share', position: 'start', color: light('ink') },
            data: [{ xAxis: percent(1 / places.length) }],
          },
        },
        whiskers(places.map(({ wins }) => ({ value: wins.value * 100, low: wins.low * 100, high: wins.high * 100 }))),
      ],
    },
    { ...size, height: 60 + 46 * places.length },
  )
}

/** Draws intervals as whiskers. */
function whiskers(values: readonly Interval[]): object {
  return {
    type: 'custom',
    silent: true,
    z: 5,
    data: values.map(({ low, high }, index) => [index, low, high]),
    encode: { x: [1, 2], y: 0 },
    renderItem: (_: unknown, api: Coordinates) => {
      const [x1 = 0, y = 0] = api.coord([api.value(1), api.value(0)])
      const [x2 = 0] = api.coord([api.value(2), api.value(0)])
      const line = (from: readonly number[], to: readonly number[]): object => ({
        type: 'line',
        shape: { x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
        style: { stroke: light('ink'), lineWidth: 1.5 },
      })
      const end = 6
      return {
        type: 'group',
        children: [line([x1, y], [x2, y]), line([x1, y - end], [x1, y + end]), line([x2, y - end], [x2, y + end])],
      }
    },
  }
}

interface Coordinates {
  value(dimension: number): number
  coord(values: readonly number[]): readonly number[]
}

/** Bin width of the scores, for about twenty bins. */
function stepOf(places: readonly PlaceSummary[]): number {
  const scores = places.flatMap(({ scores: all }) => all.map(([score]) => score))
  const span = Math.max(1, Math.max(...scores) - Math.min(...scores))
  return [1, 2, 5, 10, 20, 50].find((step) => span / step <= 26) ?? 100
}

export function scoresPlot(places: readonly PlaceSummary[], colours: readonly ColorName[], size: Size): string {
  const step = stepOf(places)
  const scores = places.flatMap(({ scores: all }) => all.map(([score]) => score))
  const first = Math.floor(Math.min(...scores) / step) - 1
  const last = Math.floor(Math.max(...scores) / step) + 1
  const bins = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return draw(
    {
      legend: { ...legend(), data: places.map(({ name }) => name) },
      grid: {
        left: 8,
        right: 16,
        top: size.width < 500 ? 56 : 40,
        bottom: 24,
        outerBoundsMode: 'same',
        outerBoundsContain: 'all',
      },
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: bins.map((bin) => String(bin * step)),
        axisLabel: text(),
        axisLine,
        axisTick: { show: false },
        name: 'points',
        nameLocation: 'middle',
        nameGap: 26,
        nameTextStyle: text(),
      },
      yAxis: { type: 'value', axisLabel: { ...text(), formatter: '{value} %' }, splitLine },
      series: places.map(({ name, scores: all }, index) => {
        const games = all.reduce((sum, [, count]) => sum + count, 0)
        return {
          name,
          type: 'line',
          smooth: 0.3,
          symbol: SYMBOLS[index],
          symbolSize: 5,
          showSymbol: true,
          color: light(colours[index] ?? 'grey'),
          lineStyle: { width: 2 },
          areaStyle: { opacity: 0.1 },
          data: bins.map((bin) => {
            const here = all
              .filter(([score]) => Math.floor(score / step) === bin)
              .reduce((sum, [, count]) => sum + count, 0)
            return percent(here / Math.max(1, games))
          }),
        }
      }),
    },
    size,
  )
}

/** Mean score at the end of each stage. */
export function overPlot({ places }: Balance, stage: string, colours: readonly ColorName[], size: Size): string {
  const stages = places[0]?.over.length ?? 0
  return draw(
    {
      legend: { ...legend(), data: places.map(({ name }) => name) },
      grid: {
        left: 8,
        right: 16,
        top: size.width < 500 ? 56 : 40,
        bottom: 24,
        outerBoundsMode: 'same',
        outerBoundsContain: 'all',
      },
      xAxis: {
        type: 'category',
        data: Array.from({ length: stages }, (_, index) => String(index + 1)),
        axisLabel: text(),
        axisLine,
        axisTick: { show: false },
        name: stage,
        nameLocation: 'middle',
        nameGap: 26,
        nameTextStyle: text(),
      },
      yAxis: { type: 'value', axisLabel: text(), splitLine },
      series: places.map(({ name, over }, index) => ({
        name,
        type: 'line',
        symbol: SYMBOLS[index],
        symbolSize: 8,
        color: light(colours[index] ?? 'grey'),
        lineStyle: { width: 2 },
        data: over.map(({ value }) => Number(value.toFixed(1))),
      })),
    },
    size,
  )
}

/** Small sources are combined. */
const SHOWN_SOURCES = SOURCE_COLORS.length - 1

export function sourcesPlot({ places, sources }: Balance, size: Size): string {
  const sorted = sources.toSorted((one, other) => Math.abs(other.all) - Math.abs(one.all))
  const shown = sorted.slice(0, SHOWN_SOURCES).map(({ name, byPlace }) => ({ name, byPlace }))
  const rest = sorted.slice(SHOWN_SOURCES)
  const other = {
    name: 'everything else',
    byPlace: places.map((_, index) => rest.reduce((sum, { byPlace }) => sum + (byPlace[index] ?? 0), 0)),
  }
  const drawn = rest.length === 0 ? shown : [...shown, other]
  const isNarrow = size.width < 500
  return draw(
    {
      legend: { ...legend(), data: drawn.map(({ name }) => name) },
      grid: {
        left: 8,
        right: 16,
        top: isNarrow ? 132 : 64,
        bottom: 8,
        outerBoundsMode: 'same',
        outerBoundsContain: 'all',
      },
      xAxis: { type: 'value', axisLabel: text(), splitLine },
      yAxis: {
        type: 'category',
        data: places.map(({ name }) => name),
        inverse: true,
        axisLabel: text(13),
        axisLine,
        axisTick: { show: false },
      },
      series: drawn.map(({ name, byPlace }, index) => ({
        name,
        type: 'bar',
        stack: 'points',
        barWidth: '52%',
        color: light(SOURCE_COLORS[index] ?? 'grey'),
        itemStyle: { borderColor: light('sheet'), borderWidth: 1 },
        data: byPlace.map((points) => Number(points.toFixed(2))),
      })),
    },
    { ...size, height: (isNarrow ? 150 : 84) + 46 * places.length },
  )
}

/** The share of each answer to one question, stage by stage. */
export function inForcePlot({ answers, stages }: InForce): string {
  return draw(
    {
      grid: { left: 4, right: 4, top: 6, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'all' },
      xAxis: {
        type: 'category',
        data: stages.map((_, index) => String(index + 1)),
        axisLabel: text(),
        axisLine,
        axisTick: { show: false },
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: 100,
        interval: 50,
        axisLabel: { ...text(), formatter: '{value} %' },
        splitLine,
      },
      series: answers.map((answer, index) => ({
        name: answer,
        type: 'bar',
        stack: 'answers',
        barWidth: '74%',
        color: light(ANSWER_COLORS[index] ?? 'grey'),
        data: stages.map((shares) => percent(shares[index] ?? 0)),
      })),
    },
    { width: 224, height: 150 },
  )
}
