// Rules of style sheets. All but the legacy sheets take colors, sizes, radii and durations from styles/tokens.css.
import legacySheets from './scripts/lint/legacy-sheets.json' with { type: 'json' }

const modules = 'packages/web/src/**/*.module.css'
const tokens = 'packages/web/src/styles/tokens.css'
const fonts = 'packages/web/src/styles/fonts.css'
const legacy = legacySheets.map((sheet) => `packages/web/src/${sheet}`)

/** What a value must not be: anything but variables, `inherit`, and zero for radii and durations. */
const NOT_BY_VARIABLE = {
  'font-size': ['/^(?!var\\(|inherit$)/'],
  font: ['/\\d(px|r?em|pt|%)/'],
  '/radius$/': ['/(^|[\\s/])(?!var\\(|0($|[\\s/])|inherit$)[^\\s/]/'],
  '/^(transition|animation)-duration$/': ['/(^|,\\s*)(?!var\\(|0m?s($|,))[^\\s,]/'],
  // A shorthand: no duration in it is written out.
  '/^(transition|animation)$/': ['/(^|[\\s,])(?!0m?s\\b)[\\d.]+m?s\\b/'],
}

const VARIABLES_ONLY = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': [
    'rgb',
    'rgba',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'color',
    'light-dark',
  ],
  'declaration-property-value-disallowed-list': [
    NOT_BY_VARIABLE,
    { message: (property, value) => `"${property}: ${value}" must use a variable of styles/tokens.css` },
  ],
}

export default {
  extends: ['stylelint-config-css-modules'],
  rules: {
    // Formatting is the formatter's task; the shared config sets only what CSS modules need.
    'at-rule-empty-line-before': null,
    'selector-max-class': [0, { message: () => 'Put classes into a CSS module next to the component' }],
    ...VARIABLES_ONLY,
  },
  overrides: [
    {
      files: [modules],
      rules: {
        'selector-max-class': null,
        'selector-class-pattern': ['^[a-z][a-zA-Z]{3,}$', { resolveNestedSelectors: true }],
        'selector-max-specificity': '0,3,1',
        'selector-max-type': 1,
        'selector-pseudo-class-disallowed-list': ['global'],
        'no-descending-specificity': true,
      },
    },
    { files: [tokens, fonts], rules: Object.fromEntries(Object.keys(VARIABLES_ONLY).map((rule) => [rule, null])) },
    {
      files: legacy,
      rules: Object.fromEntries(['selector-max-class', ...Object.keys(VARIABLES_ONLY)].map((rule) => [rule, null])),
    },
  ],
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
}
