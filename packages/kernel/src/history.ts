// The choices before a checkpoint, packed into one text with a running checksum. Only a replay from the start reads
// them: loading a match does not parse the text, so its cost does not depend on the length of the match.
import type { Answer, Choice, Seat } from './decision.ts'
import { digest } from './digest.ts'
import { HustingsError } from './errors.ts'

export interface History {
  /** Choices separated by spaces; each is the number of the seat, one letter for the kind of answer, and the answer. */
  readonly packed: string
  /** Running digest of all choices: each step digests the choice together with the previous digest. */
  readonly digest: string
}

export const NO_HISTORY: History = { packed: '', digest: '' }

export function addToHistory(history: History, choices: readonly Choice[], seats: readonly Seat[]): History {
  let { packed, digest: sum } = history
  for (const choice of choices) {
    const item = packChoice(choice, seats)
    packed = packed === '' ? item : `${packed} ${item}`
    sum = digest(sum + item)
  }
  return { packed, digest: sum }
}

/** Returns the choices of a history. Throws if the digest does not fit. */
export function readHistory(history: History, seats: readonly Seat[]): Choice[] {
  let sum = ''
  for (const item of itemsOf(history.packed)) sum = digest(sum + item)
  if (sum !== history.digest) throw new HustingsError('edited-record')
  return unpackChoices(history.packed, seats)
}

/** Unpacks choices without checking the digest. */
export function unpackChoices(packed: string, seats: readonly Seat[]): Choice[] {
  return itemsOf(packed).map((item) => unpackChoice(item, seats))
}

function itemsOf(packed: string): string[] {
  return packed === '' ? [] : packed.split(' ')
}

const KINDS = { string: 's', number: 'n', boolean: 'b' } as const

function packChoice({ seat, answer }: Choice, seats: readonly Seat[]): string {
  const text = String(answer)
  if (/\s/.test(text)) throw new Error(`an option id must not contain spaces: "${text}"`)
  return `${seats.indexOf(seat)}${KINDS[kindOf(answer)]}${text}`
}

function kindOf(answer: Answer): keyof typeof KINDS {
  if (typeof answer === 'string') return 'string'
  return typeof answer === 'number' ? 'number' : 'boolean'
}

function unpackChoice(item: string, seats: readonly Seat[]): Choice {
  const match = /^(\d+)([snb])(.*)$/.exec(item)
  const seat = seats[Number(match?.[1])]
  if (match === null || seat === undefined) throw new HustingsError('broken-record', { where: 'history' })
  return { seat, answer: unpackAnswer(match[2] ?? '', match[3] ?? '') }
}

function unpackAnswer(kind: string, text: string): Answer {
  switch (kind) {
    case 'n':
      return Number(text)
    case 'b':
      return text === 'true'
    default:
      return text
  }
}
