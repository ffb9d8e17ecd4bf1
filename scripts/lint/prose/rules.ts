// Patterns that our prose avoids, with the words to use instead. The language guide is docs/voice.md.
import { CATEGORIES, type Category, type Passage } from './passages.ts'

interface Rule {
  readonly id: string
  readonly pattern: RegExp
  readonly instead: string
  readonly categories: readonly Category[]
}

const TECHNICAL: readonly Category[] = ['comments', 'docs', 'titles']

const ban = (id: string, pattern: RegExp, instead: string, categories = TECHNICAL): Rule => ({
  id,
  pattern,
  instead,
  categories,
})

/** Catalogs have additional, stricter rules: packages/web/src/testing/word-list.ts. */
export const RULES: readonly Rule[] = [
  ban('V1', /\bwho(?:m|so)?ever\b/i, 'the player, the caller, anyone who', CATEGORIES),
  ban('V2', /\b(?:some|any|every)body\b/i, 'player, client, caller, everyone', CATEGORIES),
  ban('V3', /\bnobody\b/i, 'no player, no client'),
  ban('V4', /\b(?:is|are|was|were|be|been) (?:told|asked)\b/i, 'receives, shows, logs, asks for'),
  ban('V5', /\btells?\b/i, 'returns, reports, shows'),
  ban('V6', /\b(?:lies|lay|lying)\b(?! down)/i, 'is, is stored, is placed'),
  ban('V7', /\b(?:of|by|for) (?:its|their|one['’]s) own\b/i, 'separate, dedicated, local'),
  ban('V8', /\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically'),
  ban('V9', /\banew\b/i, 'again, re-', CATEGORIES),
  ban('V10', /\bmend(?:s|ed|ing)?\b/i, 'fix', CATEGORIES),
  ban('V11', /\bone stroke\b/i, 'one transaction, one batch', CATEGORIES),
  ban('V12', /\bby lot\b/i, 'at random', CATEGORIES),
  ban('V13', /\bso many\b/i, 'the number; up to N', CATEGORIES),
  ban('V14', /\bwhat (?:is|was|are|were) \w+/i, 'a noun: "the visible state"'),
  ban('V15', /(?:, |; )for (?:it|they|he|we|who|what|there) /, 'because'),
  ban('V16', /\b(?:goes|go|went|going|gone) on\b/i, 'continues, resumes', CATEGORIES),
  ban('V17', /\blook(?:s|ed|ing)? at again\b/i, 'analyzed, replayed', CATEGORIES),
  ban('V18', /\bas (?:far|much) as (?:they|it|one|he)\b/i, 'state the condition', CATEGORIES),
  ban(
    'V19',
    /(?<!\b(?:another|the|this|that|each|first|last|next|new|old|other|only) )\bone(?:['’]s)? (?=(?:can|may|must|sits|wants|knows|plays)\b)/i,
    'you (docs), the player (code)',
  ),
  ban('V20', /\b(?:curtain|shelf|diary|coach|pupil)\b/i, 'pass-device screen, game list, checkpoint, trainer, learner'),
  ban(
    'V21',
    /^(?:[A-Z]+-[A-Z0-9-]+(?:, [A-Z]+-[A-Z0-9-]+)*: )?(?:is|are|has|have|was|were|can|may|none|nothing|nobody|what|who|whoever)\b/i,
    'a verb in the present tense',
    ['titles'],
  ),
  ban(
    'V22',
    /\b(?:and nothing else|and not before|and only then|as it (?:is|was|were))\b/i,
    'the condition or the value',
    ['titles'],
  ),
  ban('V23', /\b(?:tells?|says?|speaks?) (?:of|so)\b/i, 'describes, mentions'),
  ban('V24', /\b(?:comes?|came) (?:of|to) (?:it|this|that|the same)\b/i, 'results in, equals'),
  ban('V25', /\bbesides?\b/i, 'next to, also, in addition to'),
  ban('V26', /\bas things stand\b/i, 'now, currently', CATEGORIES),
  ban(
    'V27',
    /\b(?:(?:dis)?colour\w*|greys?|centres?|licences?|cancell(?:ed|ing)|analys(?:e|ed|ing)|neighbour\w*|behaviour\w*|favourite\w*|honour\w*|labour(?:er|ers|ing|ed)?|organis\w+|optimis(?:e|ed|es|ation)|recognis\w+|catalogues?|fulfil(?:s|ment)?|cosy|travell(?:ed|er|ing)|judgement)\b/i,
    'American spelling',
    CATEGORIES,
  ),
  ban('V28', /\b(?:needs? not|need not|shall)\b/i, 'does not have to, must'),
]

/** Words in a sentence. The guide aims at 20; a higher limit leaves room for names and numbers. */
export const LONGEST_SENTENCE = 30
/** Words in an entry of the CHANGELOG. */
export const LONGEST_ENTRY = 15
const ENTRY = { id: 'V31', instead: `entries of at most ${LONGEST_ENTRY} words` }

const LENGTH = { id: 'V30', instead: `sentences of at most ${LONGEST_SENTENCE} words` }

export interface Hit {
  readonly passage: Passage
  readonly rule: string
  readonly found: string
  readonly instead: string
}

/** The text that the rules see: without code, addresses, quotations and markup. */
export function proseOf({ category, text }: Passage): string {
  if (category === 'titles') return text
  if (category === 'texts') return text.replace(/\{\w+, (?:plural|select),/g, '{')
  return text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\S+/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/"[^"\n]*"|“[^”\n]*”/g, '"quotation"')
    .replace(/\s+/g, ' ')
}

export function hitsIn(passage: Passage): Hit[] {
  const prose = proseOf(passage)
  const excused = excusedRules(passage)
  const hits = RULES.flatMap(({ id, pattern, instead, categories }) => {
    const found = categories.includes(passage.category) ? pattern.exec(prose)?.[0] : undefined
    return found === undefined ? [] : [{ passage, rule: id, found, instead }]
  })
  const long = longSentence(passage, prose)
  if (long !== undefined) hits.push({ passage, rule: LENGTH.id, found: long, instead: LENGTH.instead })
  if (isLongEntry(passage, prose)) hits.push({ passage, rule: ENTRY.id, found: prose, instead: ENTRY.instead })
  return hits.filter(({ rule }) => !excused.includes(rule))
}

function longSentence({ category }: Passage, prose: string): string | undefined {
  if (category === 'titles' || prose.startsWith('|')) return undefined
  return prose.split(/(?<=[.!?:;])\s/).find((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)
}

function isLongEntry({ file }: Passage, prose: string): boolean {
  return file === 'CHANGELOG.md' && prose.startsWith('- ') && wordsIn(prose) > LONGEST_ENTRY
}

function wordsIn(sentence: string): number {
  return sentence.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0
}

/** The rules of `prose-ignore V6, V14: a reason of five words or more`. */
export function excusedRules({ excuse }: Passage): string[] {
  const [, rules = '', reason = ''] = /^prose-ignore ([^:]*):(.*)/.exec(excuse?.text ?? '') ?? []
  return wordsIn(reason) >= 5 ? rules.split(/,\s*/) : []
}

/** The passages whose excuse names no rule or has too short a reason. */
export function invalidExcuses(passages: readonly Passage[]): string[] {
  return passages
    .filter((passage) => passage.excuse !== undefined && excusedRules(passage).length === 0)
    .map(({ file, line, excuse }) => `${file}:${line}: ${excuse?.text}`)
}
