// Options from outside: checked, completed with their defaults, and refused where they cannot go together.
import { HustingsError } from '@hustings/kernel'
import { z } from 'zod'
import { CLASSES } from './data/vocabulary.ts'
import { type Agreements, AUTOMA_MODES, DEFAULT_HOUSE_RULES, NO_AUTOMAS, NO_MODULES } from './state/agreements.ts'

export type HegemonyOptions = Agreements

const optionsSchema = z
  .strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    house: z
      .strictObject({
        negativeVp: z.boolean().default(DEFAULT_HOUSE_RULES.negativeVp),
        electionsWithoutBills: z.boolean().default(DEFAULT_HOUSE_RULES.electionsWithoutBills),
        strikeByEmployeeOnly: z.boolean().default(DEFAULT_HOUSE_RULES.strikeByEmployeeOnly),
      })
      .default(DEFAULT_HOUSE_RULES),
    // There is none for the State (CC-AUTO-01).
    automas: z.partialRecord(z.enum(CLASSES), z.enum(AUTOMA_MODES)).default(NO_AUTOMAS),
    modules: z
      .strictObject({
        crisisResponse: z.boolean().default(NO_MODULES.crisisResponse),
        alternativeEvents: z.boolean().default(NO_MODULES.alternativeEvents),
        hiddenAgendas: z.boolean().default(NO_MODULES.hiddenAgendas),
        actionCards: z.boolean().default(NO_MODULES.actionCards),
        historicalEvents: z.boolean().default(NO_MODULES.historicalEvents),
      })
      .default(NO_MODULES),
  })
  .superRefine(({ players, automas, modules }, context) => {
    const refuse = (...path: string[]): void => context.addIssue({ code: 'custom', path })
    // Only who sits at the table can be an Automa (CC-AUTO-03).
    if (players === 2 && automas.middle !== undefined) refuse('automas', 'middle')
    // Events lie before the State alone (CC-ALT-01).
    if (players !== 4 && modules.alternativeEvents) refuse('modules', 'alternativeEvents')
  })

export function checkOptions(input: unknown): HegemonyOptions {
  const parsed = optionsSchema.safeParse(input)
  if (!parsed.success) {
    throw new HustingsError('invalid-options', { where: parsed.error.issues[0]?.path.join('.') || 'options' })
  }
  return parsed.data
}
