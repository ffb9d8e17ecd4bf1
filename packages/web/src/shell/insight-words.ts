// The messages of hints, reasons and analysis, loaded on demand.
import { insightCatalog } from '../i18n/insight-catalog.ts'
import type { MoreWords } from './Words.tsx'

export const insightWords: MoreWords = { id: 'insight', catalog: insightCatalog }
