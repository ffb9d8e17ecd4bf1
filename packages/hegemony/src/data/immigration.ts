// The Immigration cards: one worker for each class with workers; a class takes only its own (H-PREP-18).
import { byId, eachCopy, finder, withOrigin } from './catalogue.ts'
import type { ImmigrationFacts } from './facts.ts'

export const IMMIGRATION: readonly ImmigrationFacts[] = eachCopy(
  withOrigin([
    { id: 'immigration-middle-agriculture', copies: 3, working: 'unskilled', middle: 'agriculture' },
    { id: 'immigration-middle-luxury', copies: 3, working: 'unskilled', middle: 'luxury' },
    { id: 'immigration-middle-healthcare', copies: 3, working: 'unskilled', middle: 'healthcare' },
    { id: 'immigration-middle-education', copies: 3, working: 'unskilled', middle: 'education' },
    { id: 'immigration-middle-media', copies: 3, working: 'unskilled', middle: 'media' },
    { id: 'immigration-working-agriculture', copies: 2, working: 'agriculture', middle: 'unskilled' },
    { id: 'immigration-working-luxury', copies: 2, working: 'luxury', middle: 'unskilled' },
    { id: 'immigration-working-healthcare', copies: 2, working: 'healthcare', middle: 'unskilled' },
    { id: 'immigration-working-education', copies: 2, working: 'education', middle: 'unskilled' },
    { id: 'immigration-working-media', copies: 2, working: 'media', middle: 'unskilled' },
  ]),
)

export const IMMIGRATION_BY_ID: Readonly<Record<string, ImmigrationFacts>> = byId(IMMIGRATION)
export const immigrationCard = finder('Immigration card', IMMIGRATION_BY_ID)
