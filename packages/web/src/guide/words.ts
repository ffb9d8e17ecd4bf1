// The messages of a guide and its tutorial. They are loaded only when a guide is shown.
import type { AnyLesson } from '../games/lesson.ts'
import type { Catalog, Language } from '../i18n/types.ts'
import type { MoreWords } from '../shell/Words.tsx'

const OWN: Readonly<Record<Language, () => Promise<{ readonly default: Catalog }>>> = {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  uk: () => import('./messages/uk.json', { with: { type: 'json' } }),
  pl: () => import('./messages/pl.json', { with: { type: 'json' } }),
}

export function guideWords(lesson: AnyLesson, game: string): MoreWords {
  return {
    id: `guide/${game}`,
    catalog: async (language) => {
      const [own, taught] = await Promise.all([OWN[language](), lesson.words(language)])
      return { ...own.default, ...taught }
    },
  }
}
