// The base game, without the code of the expansion.
import { createHegemony } from './create-hegemony.ts'

export { createHegemony, type HegemonyGame, type HegemonySettings } from './create-hegemony.ts'
export const hegemony = createHegemony()
export * from './summary.ts'
