// Formats messages in one language: ICU texts, nested messages, lists. Caches compiled texts.
import type { KeyArgument, Message, Param, ParamsOf } from '@hustings/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalog, Language } from './types.ts'
import { typeset } from './typography.ts'

export type Params = Readonly<Record<string, Param>>

export interface Translator {
  readonly language: Language
  /** A message, or a key with its parameters. */
  say<const K extends string = string>(message: Message | KeyArgument<K>, ...params: ParamsOf<K>): string
  /** Whether a text exists for the key. */
  knows(key: string): boolean
  number(value: number): string
  list(items: readonly string[]): string
  date(time: number): string
}

interface Compiled {
  readonly format: IntlMessageFormat
  /** The parameter at the start of the text. */
  readonly first: string | undefined
}

/** Called for a key without text: tests fail, the page shows the key. */
export type OnMissing = (key: string, language: Language) => void

/** Large enough for the texts of a long match. */
const REMEMBERED = 5000

/** Later catalogs override earlier ones. */
export function translator(
  language: Language,
  catalogs: readonly Catalog[],
  onMissing: OnMissing = () => {},
): Translator {
  const texts: Catalog = Object.assign({}, ...catalogs)
  const compiled = new Map<string, Compiled | null>()
  const said = new Map<string, string>()
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const numbers = new Intl.NumberFormat(language)
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

  function compile(key: string): Compiled | null {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const text = texts[key]
    const entry =
      text === undefined
        ? null
        : {
            format: new IntlMessageFormat(text, language, undefined, { ignoreTag: true }),
            first: /^\{(\w+)\}/.exec(text)?.[1],
          }
    compiled.set(key, entry)
    return entry
  }

  /** Uses the catalog text of a plain value if there is one: `param.section.B` for the value B of `section`. */
  function value(name: string, param: Param, isFirst: boolean): string | number {
    if (typeof param === 'number') return param
    if (typeof param === 'string') return texts[`param.${name}.${param}`] ?? param
    if (!isList(param)) return sayMessage(isFirst ? param : inline(param))
    return lists.format(param.map((item, at) => sayMessage(isFirst && at === 0 ? item : inline(item))))
  }

  /** The form inside a sentence, for words that have one: `resource.water.inline` is "water", not "Water". */
  function inline(message: Message): Message {
    const key = `${message.key}.inline`
    return texts[key] === undefined ? message : { ...message, key }
  }

  /** Cache: most messages are formatted repeatedly. */
  function sayMessage(message: Message): string {
    const id = message.params === undefined ? message.key : `${message.key} ${JSON.stringify(message.params)}`
    const known = said.get(id)
    if (known !== undefined) return known
    const text = saidAnew(message)
    if (said.size >= REMEMBERED) said.clear()
    said.set(id, text)
    return text
  }

  function saidAnew({ key, params }: Message): string {
    const entry = compile(key)
    if (entry === null) {
      onMissing(key, language)
      return key
    }
    const values: Record<string, string | number> = {}
    for (const name in params) {
      const param = params[name]
      if (param !== undefined) values[name] = value(name, param, name === entry.first)
    }
    return typeset(String(entry.format.format(values)), language)
  }

  return {
    language,
    say: <K extends string>(message: Message | K, ...[params]: ParamsOf<K>) =>
      sayMessage(typeof message === 'string' ? { key: message, ...(params ? { params } : {}) } : message),
    knows: (key) => texts[key] !== undefined,
    number: (n) => numbers.format(n).replace('-', '−'),
    list: (items) => lists.format(items),
    date: (time) => dates.format(time),
  }
}

function isList(param: Param): param is readonly Message[] {
  return Array.isArray(param)
}

/** Capitalizes the first letter, also after an opening bracket. */
export function sentence(text: string): string {
  return text.replace(/^\(?\p{Ll}/u, (start) => start.toLocaleUpperCase())
}
