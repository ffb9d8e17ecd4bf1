// Reads test titles from source text: the first arguments of `it`, `test` and `describe`.
import { type Token, tokenize } from './tokens.ts'

const CALLS = ['it', 'test', 'describe']
/** Tests that are skipped or expected to fail do not count. */
const UNPROVEN = ['skip', 'todo', 'fails']

export function testTitles(source: string): string[] {
  const tokens = tokenize(source)
  const titles: string[] = []
  let at = 0
  while (at < tokens.length) {
    const call = callAt(tokens, at)
    if (call === undefined) at++
    else if (call.unproven) at = endOfGroup(tokens, call.open) + 1
    else {
      titles.push(firstArgument(tokens, call.open))
      at = call.open + 1
    }
  }
  return titles
}

interface Call {
  /** Position of the parenthesis before the title. */
  readonly open: number
  readonly unproven: boolean
}

/** `it(`, `it.only(`, `it.each(...)(`, `test.skipIf(...)(` ... */
function callAt(tokens: readonly Token[], start: number): Call | undefined {
  const first = tokens[start]
  if (first?.kind !== 'word' || !CALLS.includes(first.text) || isSign(tokens[start - 1], '.')) return undefined
  let unproven = false
  let at = start + 1
  for (;;) {
    if (isSign(tokens[at], '.')) {
      unproven ||= UNPROVEN.includes(tokens[at + 1]?.text ?? '')
      at += 2
    } else if (isSign(tokens[at], '(')) {
      const next = endOfGroup(tokens, at) + 1
      if (!isSign(tokens[next], '(')) return { open: at, unproven }
      at = next
    } else if (tokens[at]?.kind === 'string') at++
    else return undefined
  }
}

function firstArgument(tokens: readonly Token[], open: number): string {
  let title = ''
  let depth = 0
  for (let at = open + 1; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || (depth === 0 && (isSign(token, ',') || isSign(token, ')')))) break
    if (token.kind === 'string') title += token.text
    depth += depthChange(token)
  }
  return title
}

function endOfGroup(tokens: readonly Token[], open: number): number {
  let depth = 0
  let at = open
  for (; at < tokens.length; at++) {
    depth += depthChange(tokens[at])
    if (depth === 0) break
  }
  return at
}

function depthChange(token: Token | undefined): number {
  if (token?.kind !== 'sign') return 0
  if ('([{'.includes(token.text)) return 1
  return ')]}'.includes(token.text) ? -1 : 0
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text
}
