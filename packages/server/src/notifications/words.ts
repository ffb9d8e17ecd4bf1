// Notices and mails in the language of the recipient.
import type { Language } from '@hustings/protocol'
import { IntlMessageFormat } from 'intl-messageformat'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import uk from '../messages/uk.json' with { type: 'json' }

export const CATALOGS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, uk, pl }

const made = new Map<string, IntlMessageFormat>()

export function words(language: Language, key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const name = `${language} ${key}`
  const format = made.get(name) ?? new IntlMessageFormat(CATALOGS[language][key] ?? key, language)
  made.set(name, format)
  const said = format.format(params)
  return typeof said === 'string' ? said : String(said)
}
