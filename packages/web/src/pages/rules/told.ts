// Parses rules written as list items and paragraphs: `- **CC-AUTO-01** {sources} text`, and worked examples,
// `**CCX-01** (rules) title` followed by a list. Both become rows with an address.
import type { Token, Tokens } from 'marked'

const RULE_ID = /^[A-Z]{1,3}-[A-Z0-9]+(?:-[A-Z0-9]+)*$/

/** `H-ASSIGN-04`, `HX-12`, `R-07`. */
export function isRuleId(text: string): boolean {
  return RULE_ID.test(text)
}

/** A rule with its text and sources. */
export interface ToldRule {
  readonly id: string
  readonly source?: string
  readonly words: readonly Token[]
  /** Its further lines: the steps of an example. */
  readonly more: readonly Token[]
}

/** Consecutive rules. */
export interface Told {
  readonly type: 'told'
  readonly raw: string
  readonly rules: readonly ToldRule[]
}

export type Block = Token | Told

export function isTold(block: Block): block is Told {
  return block.type === 'told' && 'rules' in block
}

/** The sources in braces; other braces contain sets of cards. */
export const SOURCE_IN_TEXT = /(\{(?:UA|PL|EN|IMG|RU|BASE|RULING)\b[^}]*\})/

const SOURCE_FIRST = /^\s*\{([^}]*)\}\s*/

export function withTold(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = []
  const tell = (rule: ToldRule, raw: string): void => {
    const last = blocks.at(-1)
    if (last !== undefined && isTold(last)) {
      blocks[blocks.length - 1] = { ...last, raw: last.raw + raw, rules: [...last.rules, rule] }
    } else blocks.push({ type: 'told', raw, rules: [rule] })
  }
  const rest = tokens.filter(({ type }) => type !== 'space')
  for (let token = rest.shift(); token !== undefined; token = rest.shift()) {
    const example = token.type === 'paragraph' ? ruleIn(token) : undefined
    if (example !== undefined) {
      const steps = rest[0]?.type === 'list' ? rest.splice(0, 1) : []
      tell({ ...example, more: steps }, token.raw)
      continue
    }
    const rules = isList(token) ? token.items.map(itemRule) : []
    if (rules.length > 0 && rules.every((rule) => rule !== undefined)) for (const rule of rules) tell(rule, token.raw)
    else blocks.push(token)
  }
  return blocks
}

export function isList(token: Block): token is Tokens.List {
  return token.type === 'list'
}

function itemRule(item: Tokens.ListItem): ToldRule | undefined {
  const [first, ...more] = item.tokens
  const rule = first === undefined ? undefined : ruleIn(first)
  return rule === undefined ? undefined : { ...rule, more }
}

/** The rule at the start of a paragraph or list item. */
function ruleIn(token: Token): ToldRule | undefined {
  const [mark, ...words] = 'tokens' in token ? (token.tokens ?? []) : []
  if (mark?.type !== 'strong' || !('text' in mark) || !isRuleId(String(mark.text))) return undefined
  const [first, ...others] = words
  if (first?.type !== 'text' || !('text' in first)) return { id: String(mark.text), words, more: [] }
  const text = String(first.text)
  const source = SOURCE_FIRST.exec(text)
  const opening = { ...first, text: text.slice(source?.[0].length ?? 0).trimStart() }
  return {
    id: String(mark.text),
    ...(source?.[1] === undefined ? {} : { source: source[1] }),
    words: [opening, ...others],
    more: [],
  }
}
