// Languages and catalogs: message keys to ICU texts.

export const LANGUAGES = ['en', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

export type Catalog = Readonly<Record<string, string>>
