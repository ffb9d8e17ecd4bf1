// Keys of policy parameters: seats, prompts and names of answers, for any game.
import type { Message, Option, Param } from '@hustings/kernel'

/** Keys of numbers: the minimum, the maximum, or a quarter of the range between. */
export const NUMBER_KEYS = ['least', '1/4', '2/4', '3/4', '4/4', 'most'] as const

/** Returns the index in `NUMBER_KEYS` of a number of the range. */
export function numberKey(value: number, min: number, max: number): number {
  if (value === min) return 0
  if (value === max) return NUMBER_KEYS.length - 1
  return 1 + Math.floor((4 * (value - min)) / (max - min))
}

export const YES = 'yes'
export const NO = 'no'

/** Key of an option: its meaning if its id names only a position. */
export function answerKey({ id, means }: Option): string {
  return means ?? id
}

/** General key of a prompt; seats that are alike share it. */
export function generalKey(seat: string, prompt: Message): string {
  return seat === '' ? prompt.key : `${seat} ${prompt.key}`
}

/** Returns the prompt of a general key. */
export function promptOf(general: string): string {
  return general.slice(general.indexOf(' ') + 1)
}

/** Returns the detail of a prompt, such as the law or building; null without one. */
export function promptDetail(prompt: Message): string | null {
  const { params } = prompt
  if (params === undefined) return null
  let words = ''
  for (const name in params) words += wordsOf(params[name])
  return words === '' ? null : words
}

/** Numbers are left out: there are too many values to learn each. */
function wordsOf(param: Param | undefined): string {
  if (param === undefined || typeof param === 'number') return ''
  if (typeof param === 'string') return ` ${param}`
  if ('key' in param) return ` ${param.key}`
  return param.map((each) => ` ${each.key}`).join('')
}

/** Separates the general key from the detail of the prompt. */
export const SPECIAL = ' |'

export function specialKey(general: string, words: string): string {
  return `${general}${SPECIAL}${words}`
}

/** Separates a key from the number of Automas. */
export const AUTOMAS = ' &'

/** Returns the key with the number of Automas; the key itself without Automas. */
export function automaKey(key: string, automas: string): string {
  return automas === '' ? key : `${key}${AUTOMAS}${automas}`
}

export function isAmongAutomas(key: string): boolean {
  return key.includes(AUTOMAS)
}

/** Separates the general key from a circumstance. */
export const CIRCUMSTANCE = ' ~'

export function circumstanceKey(general: string, word: string): string {
  return `${general}${CIRCUMSTANCE}${word}`
}

/** Returns the circumstance of a key. */
export function circumstanceOf(key: string): string {
  const [, word = ''] = key.split(CIRCUMSTANCE)
  return word.split(AUTOMAS)[0] ?? ''
}

export function isOfCircumstance(key: string): boolean {
  return key.includes(CIRCUMSTANCE)
}

/** Returns the general key of a key. */
export function generalOf(key: string): string {
  const end = key.search(DETAIL)
  return end < 0 ? key : key.slice(0, end)
}
const DETAIL = / [|&~]/

/**
 * Returns the keys whose parameters add up: the general one, then the specific ones. A circumstance adds only its
 * difference, in general and per number of Automas.
 */
export function keysFor(key: string): readonly string[] {
  const automas = key.indexOf(AUTOMAS)
  const named = automas < 0 ? key : key.slice(0, automas)
  if (isOfCircumstance(key)) return [...new Set([named, key])]
  const general = generalOf(key)
  const among = automas < 0 ? general : general + key.slice(automas)
  return [...new Set([general, named, among, key])]
}
