// Small TypeScript scanner: separates comments, strings, templates and regular expressions from code.

export interface Token {
  readonly kind: 'comment' | 'string' | 'word' | 'sign' | 'regex'
  /** For a string: its text without quotes; a template has `…` for each substitution. */
  text: string
  readonly line: number
}

const TOKEN =
  /(\s+)|(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|('(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*")|([\p{L}\p{N}_$#]+)|([\s\S])/uy
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y
const BEFORE_REGEX = new Set(['return', 'typeof', 'case', 'in', 'of', 'yield', 'await'])

/** Returns false after a value, where a slash divides, and after `<`, where it closes an element. */
function canStartRegex(before: Token | undefined): boolean {
  if (before === undefined) return true
  if (before.kind === 'sign') return !')]}<'.includes(before.text)
  return before.kind === 'word' && BEFORE_REGEX.has(before.text)
}

export function scan(source: string): Token[] {
  const tokens: Token[] = []
  /** Templates whose substitution is being read, each with the depth of its braces. */
  const open: { readonly token: Token; depth: number }[] = []
  let before: Token | undefined
  let at = 0
  let line = 1

  const advance = (text: string): void => {
    at += text.length
    for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) line++
  }
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  const push = (kind: Token['kind'], text: string): Token => {
    const token = { kind, text, line }
    tokens.push(token)
    if (kind !== 'comment') before = token
    return token
  }
  /** Reads a template up to its end or its next substitution. */
  const readTemplate = (token: Token): void => {
    const text = match(TEMPLATE)?.[0] ?? ''
    token.text += unescaped(text)
    advance(text)
    if (source[at] === '`') {
      at++
      before = token
    } else if (source.startsWith('${', at)) {
      token.text += '…'
      at += 2
      before = undefined
      open.push({ token, depth: 0 })
    }
  }

  while (at < source.length) {
    const regex =
      source[at] === '/' && canStartRegex(before) && !/^[/*]/.test(source[at + 1] ?? '') ? match(REGEX) : null
    if (regex !== null) {
      push('regex', regex[0])
      advance(regex[0])
      continue
    }
    const [text = '', space, comment, string, word] = match(TOKEN) ?? []
    const inside = open.at(-1)
    if (text === '`') {
      const token = push('string', '')
      at++
      readTemplate(token)
    } else if (text === '}' && inside?.depth === 0) {
      open.pop()
      at++
      readTemplate(inside.token)
    } else {
      if (comment !== undefined) push('comment', comment)
      else if (string !== undefined) push('string', unescaped(string.slice(1, -1)))
      else if (space === undefined) push(word === undefined ? 'sign' : 'word', text)
      if (inside !== undefined && text === '{') inside.depth++
      if (inside !== undefined && text === '}') inside.depth--
      advance(text)
    }
  }
  return tokens
}

function unescaped(text: string): string {
  return text.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1')
}
