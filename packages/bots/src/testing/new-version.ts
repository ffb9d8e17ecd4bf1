// Bots at tables of Hegemony whose rules changed after their training: version 3 keeps the vocabulary of version 2.
import { hegemony } from '@hustings/hegemony'
import { type AnyMatch, type Bot, isAutomatic, onlyAnswer } from '@hustings/kernel'
import { expect } from 'vitest'
import { botAt, type Level } from '../levels.ts'
import { loadWeights } from '../load-weights.ts'
import { createModel } from '../model.ts'
import { botMatch } from './bot-match.ts'

const AUTOMAS = {
  2: { capitalist: 'advanced' },
  3: { middle: 'simple', capitalist: 'advanced' },
  4: { working: 'advanced', middle: 'simple', capitalist: 'advanced' },
} as const

export const TABLES = ([2, 3, 4] as const).flatMap((players) => [
  { players, company: 'without Automas', options: { players } },
  { players, company: 'with Automas', options: { players, automas: AUTOMAS[players] } },
])

const RULES: Bot = { name: 'rules', decide: onlyAnswer }

/** Plays with a limit of rollouts per decision and a limit of moves. */
export async function playTrained(
  level: Level,
  { players, options }: (typeof TABLES)[number],
  rollouts: number,
  choices?: number,
): Promise<AnyMatch> {
  const weights = await loadWeights(hegemony, players)
  expect(weights.places.size).toBeGreaterThan(100)
  const bot = botAt(level, createModel(hegemony, options, weights), rollouts)
  const checked = hegemony.options(options)
  return botMatch(
    hegemony,
    options,
    'new-version',
    (seat) => (isAutomatic(hegemony, checked, seat) ? RULES : bot),
    choices,
  )
}
