// Formats messages of a game in English, for commands that print single decisions.
import { messages as hegemony } from '@hustings/hegemony/messages/en'
import type { Message, Param } from '@hustings/kernel'
import kernel from '@hustings/kernel/messages/en' with { type: 'json' }
import { messages as planetB } from '@hustings/planet-b/messages/en'
import { IntlMessageFormat } from 'intl-messageformat'

const CATALOGS: Readonly<Record<string, Readonly<Record<string, string>>>> = { hegemony, 'planet-b': planetB }

/** Returns the formatter of a game. Messages without a text (games of tests) show their key. */
export function formatterFor(game: string): (message: Message) => string {
  const texts: Readonly<Record<string, string>> = { ...kernel, ...CATALOGS[game] }
  const value = (param: Param): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param
    return 'key' in param ? format(param) : param.map(format).join(', ')
  }
  const format = ({ key, params = {} }: Message): string => {
    const text = texts[key]
    if (text === undefined) return key
    const values = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(param)]))
    return String(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(values))
  }
  return format
}
