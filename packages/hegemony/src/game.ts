// Hegemony with its expansion, for matches with or without any of its modules.
import { createHegemony } from './create-hegemony.ts'
import { crisisAndControl } from './crisis-and-control.ts'

export const hegemony = createHegemony({ expansions: [crisisAndControl] })
