// Polish: what the rules ask, offer and refuse.
import type { table as en } from '../en/table.ts'

export const table = {} as const satisfies Record<keyof typeof en, string>
