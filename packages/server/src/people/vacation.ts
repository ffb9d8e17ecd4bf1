// Vacation: the clocks of a player pause between two moments, 28 days a year.
import { refused } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { changeVacation, type TurnShift, type Vacation, vacationOf } from '../storage/vacations.ts'
import { withRetries } from './retry.ts'

const DAY = 24 * 3600_000
export const VACATION_DAYS = 28

interface Plan {
  readonly after: Vacation
  readonly shifts: readonly TurnShift[]
}

/** Begins a vacation. It replaces the one that is planned or has begun. */
export function startVacation(node: ServerContext, account: string, from: number, until: number): Promise<void> {
  return change(node, account, (before) => {
    const begin = Math.max(from, node.now())
    const days = Math.ceil((until - begin) / DAY)
    if (days < 1) throw refused('malformed')
    const { after: ended, shifts } = endOf(before, node.now())
    const year = new Date(begin).getUTCFullYear()
    const daysLeft = (ended.year === year ? ended.daysLeft : VACATION_DAYS) - days
    if (daysLeft < 0) throw refused('too-long')
    return {
      after: { from: begin, until, daysLeft, year },
      // Running turns end later by the whole vacation.
      shifts: [...shifts, { endAfter: begin, by: until - begin }],
    }
  })
}

/** Ends a vacation early: clocks run again, and unused days are returned. */
export function endVacation(node: ServerContext, account: string): Promise<void> {
  return change(node, account, (before) => endOf(before, node.now()))
}

function endOf(vacation: Vacation, now: number): Plan {
  const { from, until } = vacation
  if (from === null || until === null) return { after: vacation, shifts: [] }
  const unused = until - Math.max(from, now)
  const days = Math.max(0, Math.floor(unused / DAY))
  return {
    after: { ...vacation, from: null, until: null, daysLeft: Math.min(VACATION_DAYS, vacation.daysLeft + days) },
    shifts: unused > 0 ? [{ endAfter: until, by: -unused }] : [],
  }
}

async function change(node: ServerContext, account: string, plan: (before: Vacation) => Plan): Promise<void> {
  const tables = await withRetries(async () => {
    const before = await vacationOf(node.storage, account)
    if (before === null) throw refused('signed-out')
    return changeVacation(node.storage, account, { before, ...plan(before) })
  })
  for (const id of tables) node.bus.publish({ kind: 'table', id })
}
