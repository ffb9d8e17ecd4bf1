// The words of hints, reasons and analysis, loaded when somebody asks for one of them.
import { insightCatalog } from '../i18n/insight-catalog.ts'
import type { MoreWords } from './Words.tsx'

export const insightWords: MoreWords = { id: 'insight', catalog: insightCatalog }
