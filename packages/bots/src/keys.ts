// Vocabulary of a policy: seats, prompts and names of answers, for any game.
import type { Message, Option, Param } from '@hustings/kernel'

/** A number as a policy knows it: the least, the most, or one of the quarters between. */
export const NUMBER_KEYS = ['least', '1/4', '2/4', '3/4', '4/4', 'most'] as const

/** Which of `NUMBER_KEYS` this number of the range is. */
export function numberKey(value: number, min: number, max: number): number {
  if (value === min) return 0
  if (value === max) return NUMBER_KEYS.length - 1
  return 1 + Math.floor((4 * (value - min)) / (max - min))
}

export const YES = 'yes'
export const NO = 'no'

/** What an option is known by: what it means, where its id names only a place. */
export function wordOf({ id, means }: Option): string {
  return means ?? id
}

/** General key of a prompt: one for all seats that are alike. */
export function generalPlace(seat: string, prompt: Message): string {
  return seat === '' ? prompt.key : `${seat} ${prompt.key}`
}

/** General prompt, for any seat. */
export function promptOf(general: string): string {
  return general.slice(general.indexOf(' ') + 1)
}

/** Detail of the prompt, such as the law or building. Null when the prompt is the same for all. */
export function specialWords(prompt: Message): string | null {
  const { params } = prompt
  if (params === undefined) return null
  let words = ''
  for (const name in params) words += wordsOf(params[name])
  return words === '' ? null : words
}

/** Numbers are left out: they are too many to learn each. */
function wordsOf(param: Param | undefined): string {
  if (param === undefined || typeof param === 'number') return ''
  if (typeof param === 'string') return ` ${param}`
  if ('key' in param) return ` ${param.key}`
  return param.map((each) => ` ${each.key}`).join('')
}

/** Between the name of a general place and the words of a particular one. */
export const SPECIAL = ' |'

export function specialPlace(general: string, words: string): string {
  return `${general}${SPECIAL}${words}`
}

/** Separates the name of a place from the number of Automas. */
export const COMPANY = ' &'

/** The general place in such company; itself, among people alone. */
export function companyPlace(place: string, company: string): string {
  return company === '' ? place : `${place}${COMPANY}${company}`
}

export function isOfCompany(place: string): boolean {
  return place.includes(COMPANY)
}

/** Between the name of a place and how things stand there. */
export const CIRCUMSTANCE = ' ~'

/** The general place while things stand like this. */
export function circumstancePlace(general: string, word: string): string {
  return `${general}${CIRCUMSTANCE}${word}`
}

/** How things stand at such a place. */
export function circumstanceOf(place: string): string {
  const [, word = ''] = place.split(CIRCUMSTANCE)
  return word.split(COMPANY)[0] ?? ''
}

export function isOfCircumstance(place: string): boolean {
  return place.includes(CIRCUMSTANCE)
}

/** The general place that a particular one belongs to; itself, if it is general. */
export function generalOf(place: string): string {
  const end = place.search(PARTICULAR)
  return end < 0 ? place : place.slice(0, end)
}
const PARTICULAR = / [|&~]/

/**
 * The places that apply to a question: the general one, then the particular ones. A circumstance adds to these only its
 * difference, in general and per number of Automas.
 */
export function placesOf(place: string): readonly string[] {
  const company = place.indexOf(COMPANY)
  const named = company < 0 ? place : place.slice(0, company)
  if (isOfCircumstance(place)) return [...new Set([named, place])]
  const general = generalOf(place)
  const among = company < 0 ? general : general + place.slice(company)
  return [...new Set([general, named, among, place])]
}
