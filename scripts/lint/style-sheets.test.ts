// Proves that each rule of stylelint.config.mjs works and that allowed styles pass.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import legacySheets from './legacy-sheets.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const source = join(root, 'packages/web/src')
/** Lower this number with each sheet that becomes CSS modules; never raise it. */
const LEGACY = 49

async function objections(sheet: string, code: string): Promise<readonly string[]> {
  const configFile = join(root, 'stylelint.config.mjs')
  const { results } = await stylelint.lint({ code, codeFilename: join(source, sheet), configFile })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const MODULE = 'ui/Button.module.css'
const VALUES = 'declaration-property-value-disallowed-list'

describe('CSS modules', () => {
  it.each([
    ['a hex color', '.button { color: #fff; }', 'color-no-hex'],
    ['a named color', '.button { color: red; }', 'color-named'],
    ['a color function', '.button { color: rgb(0 0 0 / 0.5); }', 'function-disallowed-list'],
    ['a font size', '.button { font-size: 13px; }', VALUES],
    ['a font size in a shorthand', '.button { font: 600 13px/1.2 var(--sans); }', VALUES],
    ['a radius', '.button { border-radius: 4px; }', VALUES],
    ['a radius next to a variable', '.button { border-radius: var(--r-1) 4px; }', VALUES],
    ['the radius of a corner', '.button { border-top-left-radius: 4px; }', VALUES],
    ['a duration', '.button { transition-duration: 90ms; }', VALUES],
    ['a second duration', '.button { transition-duration: var(--m-hover), 0.2s; }', VALUES],
    ['a duration in a shorthand', '.button { transition: color 90ms; }', VALUES],
    ['a short class', '.btn { color: var(--ink); }', 'selector-class-pattern'],
    ['a class with a dash', '.big-button { color: var(--ink); }', 'selector-class-pattern'],
    ['four classes', '.some.more.even.most { color: var(--ink); }', 'selector-max-specificity'],
    ['two types', '.list li b { color: var(--ink); }', 'selector-max-type'],
    ['a global class', ':global(.topbar) { color: var(--ink); }', 'selector-pseudo-class-disallowed-list'],
    [
      'a weaker selector that follows a stronger one',
      '.item:hover b { color: red; } .item b { color: red; }',
      'no-descending-specificity',
    ],
  ])('reject %s', async (_, code, rule) => {
    expect(await objections(MODULE, code)).toContain(rule)
  })

  it('accept variables, zero, and the syntax of modules', async () => {
    const code = `
      .button {
        composes: plainButton from "./plain.module.css";
        border-radius: var(--r-1) 0 0 var(--r-2);
        color: color-mix(in srgb, var(--ink) 40%, transparent);
        font: 600 var(--t-2) / 1.2 var(--sans);
        transition: color var(--m-hover) var(--ease), opacity 0s;
      }
      .button li:hover { color: currentColor; }
    `
    expect(await objections(MODULE, code)).toEqual([])
  })
})

describe('global sheets', () => {
  it('reject classes and raw colors outside the legacy sheets', async () => {
    const code = '.panel { color: #fff; }'
    expect(await objections('styles/new.css', code)).toEqual(
      expect.arrayContaining(['selector-max-class', 'color-no-hex']),
    )
    expect(await objections('styles/ui.css', code)).toEqual([])
  })

  it('accept raw colors in the tokens only', async () => {
    const code = ':root { --ink: #1f1d19; }'
    expect(await objections('styles/tokens.css', code)).toEqual([])
    expect(await objections('styles/base.css', code)).toEqual(['color-no-hex'])
  })

  it('list every legacy sheet once, and no more than before', () => {
    expect(legacySheets.filter((sheet) => !existsSync(join(source, sheet)))).toEqual([])
    expect(new Set(legacySheets).size).toBe(LEGACY)
    expect(legacySheets).toHaveLength(LEGACY)
  })

  it('include only four that are neither modules nor legacy', () => {
    const sheets = globSync('**/*.css', { cwd: source }).map((sheet) => sheet.replaceAll('\\', '/'))
    const others = sheets.filter((sheet) => !sheet.endsWith('.module.css') && !legacySheets.includes(sheet))
    expect(others.toSorted()).toEqual(['base', 'fonts', 'layers', 'tokens'].map((name) => `styles/${name}.css`))
  })
})
