// Everything Planet B says in English.
import { table } from './en/table.ts'

export const messages = {
  ...table,
} as const satisfies Record<string, string>
