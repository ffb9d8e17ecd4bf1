// Untrusted options: checked, completed with defaults, and rejected where they conflict.
import { HustingsError } from '@hustings/kernel'
import * as v from 'valibot'
import { CLASSES } from './data/vocabulary.ts'
import type { ExpansionModule } from './rules/extensions.ts'
import { type Agreements, AUTOMA_MODES, DEFAULT_HOUSE_RULES, NO_AUTOMAS, NO_MODULES } from './state/agreements.ts'

export type HegemonyOptions = Agreements

const unlessSaid = (initial: boolean) => v.optional(v.boolean(), initial)

/** Adds a switch for each of these modules to those of Crisis & Control. */
const optionsSchema = (modules: readonly string[]) =>
  v.pipe(
    v.strictObject({
      players: v.picklist([2, 3, 4]),
      house: v.optional(
        v.strictObject({
          negativeVp: unlessSaid(DEFAULT_HOUSE_RULES.negativeVp),
          electionsWithoutBills: unlessSaid(DEFAULT_HOUSE_RULES.electionsWithoutBills),
          strikeByEmployeeOnly: unlessSaid(DEFAULT_HOUSE_RULES.strikeByEmployeeOnly),
        }),
        DEFAULT_HOUSE_RULES,
      ),
      // The State cannot be an Automa (CC-AUTO-01).
      automas: v.optional(v.record(v.picklist(CLASSES), v.picklist(AUTOMA_MODES)), NO_AUTOMAS),
      modules: v.optional(
        v.strictObject({
          crisisResponse: unlessSaid(NO_MODULES.crisisResponse),
          alternativeEvents: unlessSaid(NO_MODULES.alternativeEvents),
          hiddenAgendas: unlessSaid(NO_MODULES.hiddenAgendas),
          actionCards: unlessSaid(NO_MODULES.actionCards),
          historicalEvents: unlessSaid(NO_MODULES.historicalEvents),
          ...Object.fromEntries(modules.map((id) => [id, unlessSaid(false)])),
        }),
        NO_MODULES,
      ),
    }),
    // Only roles in play can be Automas (CC-AUTO-03).
    v.forward(
      v.check(({ players, automas }) => players !== 2 || automas.middle === undefined),
      ['automas', 'middle'],
    ),
    // Only the State has Events (CC-ALT-01).
    v.forward(
      v.check(({ players, modules }) => players === 4 || !modules.alternativeEvents),
      ['modules', 'alternativeEvents'],
    ),
  )

/** Reads the options of a game with these modules. */
export function optionsReader(modules: readonly ExpansionModule[]): (input: unknown) => HegemonyOptions {
  const switches = modules.flatMap(({ id, isUsed }) => (isUsed === undefined && !(id in NO_MODULES) ? [id] : []))
  const schema = optionsSchema(switches)
  return (input) => {
    const parsed = v.safeParse(schema, input)
    if (!parsed.success) {
      throw new HustingsError('invalid-options', { where: v.getDotPath(parsed.issues[0]) ?? 'options' })
    }
    checkModules(parsed.output, modules)
    return parsed.output
  }
}

/** Rejects options with a module that the game does not have. */
export function checkModules(
  { automas, modules: switches }: HegemonyOptions,
  modules: readonly ExpansionModule[],
): void {
  const isMissing = (id: string) => modules.every((module) => module.id !== id)
  for (const [id, isOn] of Object.entries(switches)) {
    if (isOn === true && isMissing(id)) throw new HustingsError('invalid-options', { where: `modules.${id}` })
  }
  if (Object.keys(automas).length > 0 && isMissing('automas')) {
    throw new HustingsError('invalid-options', { where: 'automas' })
  }
}
