// Colors of a report, light and dark. Plots are drawn in light colors; the style sheet of the page replaces these values by
// variables, so that both themes work.

export interface Color {
  readonly light: string
  readonly dark: string
}

const COLORS = {
  paper: { light: '#ece6d9', dark: '#131417' },
  sheet: { light: '#fbf8f1', dark: '#1d1f23' },
  well: { light: '#f3eee2', dark: '#17181c' },
  ink: { light: '#1f1d19', dark: '#f1ede4' },
  'ink-2': { light: '#4f4a42', dark: '#c6c1b6' },
  'ink-3': { light: '#6a6458', dark: '#a29d92' },
  line: { light: '#ddd4c3', dark: '#34373d' },
  'line-2': { light: '#bfb5a1', dark: '#555a62' },
  red: { light: '#b4281e', dark: '#e0574b' },
  gold: { light: '#c9920f', dark: '#e8b93a' },
  blue: { light: '#24478f', dark: '#6d93e0' },
  grey: { light: '#646a72', dark: '#9aa1ab' },
  green: { light: '#3d7a22', dark: '#6fae4a' },
  good: { light: '#2a6b36', dark: '#8fd199' },
  stop: { light: '#9d2018', dark: '#ff9a8d' },
  focus: { light: '#0a58ca', dark: '#8ab4ff' },
  'source-1': { light: '#2d5b5f', dark: '#4f8f94' },
  'source-2': { light: '#c98a5b', dark: '#d39a6d' },
  'source-3': { light: '#8fa388', dark: '#9cb394' },
  'source-4': { light: '#5d4a66', dark: '#8d7799' },
  'source-5': { light: '#d9c48a', dark: '#d9c58b' },
  'source-6': { light: '#a9b3bf', dark: '#97a3b1' },
  'source-7': { light: '#7c5a46', dark: '#a88069' },
  'source-8': { light: '#b9c7a4', dark: '#bac8a5' },
  'answer-a': { light: '#2d6a78', dark: '#4f97a6' },
  'answer-b': { light: '#e0cfa0', dark: '#cdbb8a' },
  'answer-c': { light: '#b06a3b', dark: '#cf8555' },
} as const satisfies Record<string, Color>

export type ColorName = keyof typeof COLORS

/** Returns the light color, for plots. */
export function light(name: ColorName): string {
  return COLORS[name].light
}

export const SOURCE_COLORS: readonly ColorName[] = [
  'source-1',
  'source-2',
  'source-3',
  'source-4',
  'source-5',
  'source-6',
  'source-7',
  'source-8',
]

export const ANSWER_COLORS: readonly ColorName[] = ['answer-a', 'answer-b', 'answer-c']

/** Returns CSS with the variables of both themes and the replacements in plots. */
export function colorRules(): string {
  const entries: readonly (readonly [string, Color])[] = Object.entries(COLORS)
  const variables = entries.map(([name, color]) => `--${name}:light-dark(${color.light},${color.dark})`)
  const drawn = entries.flatMap(([name, color]) => [
    `svg [fill="${color.light}"]{fill:var(--${name})}`,
    `svg [stroke="${color.light}"]{stroke:var(--${name})}`,
  ])
  return `:root{color-scheme:light dark;${variables.join(';')}}\n${drawn.join('\n')}`
}
