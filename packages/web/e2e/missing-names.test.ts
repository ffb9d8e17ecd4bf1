import { expect, test } from '@playwright/test'
import type { Target } from '../targets.ts'
import { sample } from './length.ts'
import { missingNames } from './missing-names.ts'

const SAFARI: Target = { browser: 'safari', version: 18.2 }
const FIREFOX: Target = { browser: 'firefox', version: 128 }

function found(code: string, ...targets: readonly Target[]): string[] {
  return missingNames([{ name: 'script.js', code }], targets.length > 0 ? targets : [SAFARI, FIREFOX]).map(
    ({ name }) => name,
  )
}

test.describe('names missing in a target', sample, () => {
  for (const [what, code, names] of [
    ['a global', 'new URLPattern(path)', ['URLPattern']],
    ['a global function', 'requestIdleCallback(work)', ['requestIdleCallback']],
    ['a global function of the global object', 'globalThis.requestIdleCallback(work)', ['requestIdleCallback']],
    ['a class of the window', 'new window.URLPattern(path)', ['URLPattern']],
    ['an iterator helper where an array is asked for one', 'if (x.map) map.values().map(f)', ['.values().map()']],
    ['a member of a built-in object', 'Promise.try(work)', ['Promise.try']],
    ['a member that is passed on', 'use(Math.sumPrecise)', ['Math.sumPrecise']],
    ['a member of a global of the page', 'cookieStore.get(name)', ['cookieStore']],
    ['a member of the navigator', 'navigator.share(data)', ['navigator.share']],
    ['a method', 'bytes.toBase64()', ['.toBase64()']],
    ['a method by a text', 'bytes[`toHex`]()', ['.toHex()']],
    ['a method of maps', 'map.getOrInsert(key, [])', ['.getOrInsert()']],
    ['a method of the page', 'document.startViewTransition(change)', ['document.startViewTransition']],
    ['an iterator helper with a name of its own', 'items.take(2)', ['.take()']],
    ['an iterator helper on an iterator', 'map.values().map(double)', ['.values().map()']],
    ['an iterator helper on matches', 'text.matchAll(words).toArray()', ['.toArray()', '.matchAll().toArray()']],
  ] as const)
    test(`include ${what}`, () => {
      expect(found(code)).toEqual(names)
    })

  for (const [what, code] of [
    ['old methods', 'list.at(-1); list.findLast(good); list.toSorted(); Object.groupBy(list, kind); set.union(other)'],
    ['methods of arrays that iterators have, too', 'Object.values(seats).map(double); list.filter(good)'],
    ['names that the script asks for with typeof', 'if (typeof navigator.share === "function") navigator.share(data)'],
    [
      'names that the script asks for in a condition',
      'document.startViewTransition ? document.startViewTransition(x) : x()',
    ],
    ['names that the script compares', 'globalThis.requestIdleCallback === void 0 ? wait(x) : requestIdleCallback(x)'],
    [
      'names that the script looks for',
      'const trace = `captureStackTrace` in Error ? Error.captureStackTrace : nothing',
    ],
    ['methods that are called if they are there', 'bytes.toBase64?.()'],
    ['names that the script declares', 'function requestIdleCallback() {} requestIdleCallback()'],
    ['properties of the same name', 'const card = { URLPattern: 1 }; card.URLPattern'],
  ] as const)
    test(`leave out ${what}`, () => {
      expect(found(code)).toEqual([])
    })

  test('depend on the versions of the targets', () => {
    const code = 'set.union(other); list.values().map(double)'
    expect(found(code, { browser: 'firefox', version: 126 })).toEqual(['.union()', '.values().map()'])
    expect(found(code, { browser: 'firefox', version: 128 })).toEqual(['.values().map()'])
    expect(found(code, { browser: 'firefox', version: 131 })).toEqual([])
    expect(found(code, { browser: 'ios_saf', version: 18.2 })).toEqual(['.values().map()'])
  })

  test('come with their file and the targets that lack them', () => {
    expect(missingNames([{ name: 'a.js', code: 'bytes.toBase64()' }], [SAFARI, FIREFOX])).toEqual([
      { name: '.toBase64()', file: 'a.js', lackedBy: ['firefox 128'] },
    ])
  })
})
