// A minimal TypeScript scanner that separates code from comments, strings, templates and regular expressions.

export interface Token {
  readonly kind: 'word' | 'string' | 'sign'
  /** For a string: its text, with a space for each `${...}` of a template. */
  readonly text: string
}

const WORD = /[\p{L}\p{N}_$#]+/uy
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y

/** After these a slash divides; after anything else it opens a regular expression. */
function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false
  if (token.kind === 'sign') return token.text === ')' || token.text === ']' || token.text === '}'
  return token.kind === 'string' || !['return', 'typeof', 'case', 'in', 'of', 'yield', 'await'].includes(token.text)
}

export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  while (at < source.length) {
    const character = source.charAt(at)
    if (/\s/.test(character)) {
      at++
      continue
    }
    const comment = read(COMMENT)
    if (comment !== undefined) {
      at += comment.length
      continue
    }
    if (character === '`') {
      const template = readTemplate(source, at)
      tokens.push({ kind: 'string', text: template.text })
      at = template.end
      continue
    }
    const string = read(STRING)
    const regex = string === undefined && !endsValue(tokens.at(-1)) ? read(REGEX) : undefined
    const word = read(WORD)
    if (string !== undefined) tokens.push({ kind: 'string', text: string.slice(1, -1) })
    else if (regex !== undefined) tokens.push({ kind: 'string', text: '' })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'sign', text: character })
    at += (string ?? regex ?? word ?? character).length
  }
  return tokens
}

interface Template {
  readonly text: string
  readonly end: number
}

/** A template literal; the code inside its `${...}` is skipped, because it contains no tests. */
function readTemplate(source: string, start: number): Template {
  let text = ''
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      text += source.slice(at, at + 2)
      at += 2
    } else if (source.startsWith('${', at)) {
      text += ' '
      at = endOfSubstitution(source, at + 2)
    } else {
      text += source[at]
      at++
    }
  }
  return { text, end: at + 1 }
}

function endOfSubstitution(source: string, start: number): number {
  let depth = 1
  let at = start
  while (at < source.length) {
    const character = source[at]
    if (character === '`') {
      at = readTemplate(source, at).end
      continue
    }
    STRING.lastIndex = at
    const string = STRING.exec(source)?.[0]
    if (string !== undefined) {
      at += string.length
      continue
    }
    if (character === '{') depth++
    if (character === '}') depth--
    at++
    if (depth === 0) break
  }
  return at
}
