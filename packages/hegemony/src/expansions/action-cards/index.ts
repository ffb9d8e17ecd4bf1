// Effects of the 20 action cards of Crisis & Control, by card id.
import { ROLES } from '../../data/vocabulary.ts'
import type { CardEffect } from '../../rules/table.ts'
import { risingCases, stimulusPackage, vaccinationProgram, vaccineFunding } from './covid.ts'
import { changeOfGovernmentAgenda, momentumForChange, protectTheStatusQuo, revealPoliticalScandal } from './politics.ts'

export const EXPANSION_EFFECTS: Readonly<Record<string, CardEffect>> = {
  'working-rising-covid-19-cases': risingCases,
  'middle-covid-19-stimulus-package': stimulusPackage,
  'capitalist-covid-19-vaccine-r-and-d-funding': vaccineFunding,
  'state-covid-19-vaccination-program': vaccinationProgram,
  ...Object.fromEntries(
    ROLES.flatMap((role) => [
      [`${role}-protect-the-status-quo`, protectTheStatusQuo(role)],
      [`${role}-change-of-government-agenda`, changeOfGovernmentAgenda(role)],
      [`${role}-reveal-political-scandal`, revealPoliticalScandal(role)],
      [`${role}-momentum-for-change`, momentumForChange(role)],
    ]),
  ),
}
