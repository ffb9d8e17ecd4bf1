// Options from outside: checked, completed with their defaults, and refused where they cannot go together.
import { HustingsError } from '@hustings/kernel'
import * as z from 'zod/mini'
import { CLASSES } from './data/vocabulary.ts'
import { type Agreements, AUTOMA_MODES, DEFAULT_HOUSE_RULES, NO_AUTOMAS, NO_MODULES } from './state/agreements.ts'

export type HegemonyOptions = Agreements

const unlessSaid = (initial: boolean) => z._default(z.boolean(), initial)

const optionsSchema = z
  .strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    house: z._default(
      z.strictObject({
        negativeVp: unlessSaid(DEFAULT_HOUSE_RULES.negativeVp),
        electionsWithoutBills: unlessSaid(DEFAULT_HOUSE_RULES.electionsWithoutBills),
        strikeByEmployeeOnly: unlessSaid(DEFAULT_HOUSE_RULES.strikeByEmployeeOnly),
      }),
      DEFAULT_HOUSE_RULES,
    ),
    // There is none for the State (CC-AUTO-01).
    automas: z._default(z.partialRecord(z.enum(CLASSES), z.enum(AUTOMA_MODES)), NO_AUTOMAS),
    modules: z._default(
      z.strictObject({
        crisisResponse: unlessSaid(NO_MODULES.crisisResponse),
        alternativeEvents: unlessSaid(NO_MODULES.alternativeEvents),
        hiddenAgendas: unlessSaid(NO_MODULES.hiddenAgendas),
        actionCards: unlessSaid(NO_MODULES.actionCards),
        historicalEvents: unlessSaid(NO_MODULES.historicalEvents),
      }),
      NO_MODULES,
    ),
  })
  .check(({ value: { players, automas, modules }, value, issues }) => {
    const refuse = (...path: string[]) => issues.push({ code: 'custom', path, input: value })
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
