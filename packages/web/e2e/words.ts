// Watches every text that appears in the page and reports untranslated message keys, unfilled placeholders and words
// of another language.
import { messages as gameEn } from '@hustings/hegemony/messages/en'
import { messages as gamePl } from '@hustings/hegemony/messages/pl'
import { messages as gameUk } from '@hustings/hegemony/messages/uk'
import kernelEn from '@hustings/kernel/messages/en' with { type: 'json' }
import kernelPl from '@hustings/kernel/messages/pl' with { type: 'json' }
import kernelUk from '@hustings/kernel/messages/uk' with { type: 'json' }
import { messages as planetEn } from '@hustings/planet-b/messages/en'
import { messages as planetPl } from '@hustings/planet-b/messages/pl'
import { messages as planetUk } from '@hustings/planet-b/messages/uk'
import type { Page } from '@playwright/test'
import clientEn from '../src/messages/en/client.json' with { type: 'json' }
import clientPl from '../src/messages/pl/client.json' with { type: 'json' }
import clientUk from '../src/messages/uk/client.json' with { type: 'json' }

export type Language = 'en' | 'uk' | 'pl'

type Catalog = Readonly<Record<string, string>>

export const WORDS: Readonly<Record<Language, Catalog>> = {
  en: { ...kernelEn, ...planetEn, ...gameEn, ...clientEn },
  uk: { ...kernelUk, ...planetUk, ...gameUk, ...clientUk },
  pl: { ...kernelPl, ...planetPl, ...gamePl, ...clientPl },
}

/** A message without parameters. */
export function say(language: Language, key: string): string {
  const text = WORDS[language][key]
  if (text === undefined) throw new Error(`no ${language} words for ${key}`)
  return text
}

/** English sentences that have another meaning in the given language. */
function englishOnly(language: Language): string[] {
  const own = new Set(Object.values(WORDS[language]))
  return Object.values(WORDS.en).filter((text) => !text.includes('{') && /[a-z]{3}/.test(text) && !own.has(text))
}

/** Names that are the same in every language. */
const NAMES = [
  'Hustings',
  'English',
  'Polski',
  'Enter',
  'Shift',
  'Esc',
  'MIT',
  'NOTICE',
  'Hegemony',
  'Planet B',
  'Lead Your Class to Victory',
  'Crisis & Control',
  'Johannes Natterer',
  'Hans im Glück',
  'ROZUM',
  'Vangelis Bagiartakis',
  'Varnavas Timotheou',
  'Anastasios Grigoriadis',
  'Hegemonic Project Games',
  'Ihromag',
  'Portal Games',
  '(glossary)',
  'JSON',
]

interface Suspicion {
  readonly language: Language
  readonly keys: string
  readonly foreign: string | null
  readonly sentences: readonly string[]
  readonly names: readonly string[]
}

function suspicion(language: Language): Suspicion {
  const roots = new Set(Object.keys(WORDS.en).map((key) => key.split('.')[0]))
  const foreign = {
    en: '[\\u0400-\\u04ff]{2,}',
    uk: '[A-Za-z]{3,}',
    pl: '[\\u0400-\\u04ff]{2,}|\\b(the|and|of|your|you|with|for|not|have|are|was|from)\\b',
  }[language]
  return {
    language,
    keys: `\\b(${[...roots].join('|')})\\.[a-z]`,
    foreign,
    sentences: language === 'en' ? [] : englishOnly(language),
    names: language === 'en' ? ['Українська', 'Ігромаг'] : [...NAMES, 'Українська', 'Ігромаг'],
  }
}

/** Watches the current and all later texts, until the page closes or the next call. */
export async function watchWords(page: Page, language: Language): Promise<void> {
  await page.evaluate(watch, suspicion(language))
}

/** Returns the errors since the start. */
export async function strangeWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { strange } = window as unknown as { strange?: ReadonlySet<string> }
    if (strange === undefined) throw new Error('nobody is watching the words')
    return [...strange].sort()
  })
}

/** Runs in the page. */
function watch({ keys, foreign, sentences, names }: Suspicion): void {
  const holder = window as unknown as { strange?: Set<string>; stopWatching?: () => void }
  holder.stopWatching?.()
  const strange = new Set<string>()
  const rawKey = new RegExp(keys)
  const placeholder = /\{\s*[a-z]+\s*[,}]/i
  const otherLanguage = foreign === null ? null : new RegExp(foreign, 'i')
  const english = new Set(sentences)
  // Rules and their chapters have the same ids in every language: H-VOTE-12, (VOTE).
  const ruleIds = /\b[A-Z]{1,2}Q?(-[A-Z]+)*-\d+[a-z]?\b|\b[A-Z]{2,8}\b/g

  const check = (text: string, element: Element | null) => {
    const trimmed = text.trim().replaceAll('\u00a0', ' ')
    if (trimmed === '' || element === null || element.closest('script, style, noscript') !== null) return
    if (rawKey.test(trimmed)) strange.add(`key: ${trimmed}`)
    if (placeholder.test(trimmed)) strange.add(`placeholder: ${trimmed}`)
    if (element.closest('[lang]:not(html), kbd, [data-own-words], input') !== null) return
    if (english.has(trimmed) && !names.includes(trimmed)) strange.add(`English: ${trimmed}`)
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), trimmed).replaceAll(ruleIds, '')
    if (otherLanguage?.test(rest)) strange.add(`other language: ${trimmed}`)
  }
  const attributes = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']
  const checkElement = (element: Element) => {
    // Decorative images have no names.
    if (element.closest('[aria-hidden="true"]') !== null) return
    for (const name of attributes) {
      const value = element.getAttribute(name)
      if (value !== null) check(value, element)
    }
  }
  const checkAll = (root: Node) => {
    if (root instanceof Text) check(root.data, root.parentElement)
    if (root instanceof Element) checkElement(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) check(node.data, node.parentElement)
      else if (node instanceof Element) checkElement(node)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) checkAll(node)
      else if (target instanceof Text) check(target.data, target.parentElement)
      else if (target instanceof Element) checkElement(target)
    }
  })
  checkAll(document.body)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  })
  holder.strange = strange
  holder.stopWatching = () => observer.disconnect()
}
