// Languages and catalogs: message keys to ICU texts.

export const LANGUAGES = ['en', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages are named in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', uk: 'Українська', pl: 'Polski' }

export type Catalog = Readonly<Record<string, string>>
