// Hegemony with its expansion, for matches that use any of it and for those that do not.
import { createHegemony } from './create-hegemony.ts'
import { crisisAndControl } from './crisis-and-control.ts'

export const hegemony = createHegemony({ expansions: [crisisAndControl] })
