// Languages and catalogs: message keys to ICU texts.

export const LANGUAGES = ['en', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', uk: 'Українська', pl: 'Polski' }

export type Catalog = Readonly<Record<string, string>>
