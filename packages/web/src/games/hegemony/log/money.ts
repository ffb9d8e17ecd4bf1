// Log lines of payments and loans.
import type { LogLine } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { setAsideFor } from './places.ts'
import { because, line, ofRole, toRole } from './words.ts'

type MoneyEvent = Extract<HegemonyEvent, { type: 'money' }>

export function moneyLine({ from, to, amount, why, subject }: MoneyEvent): LogLine | null {
  if (why === 'loan') return null // the loan has its own line
  if (why === 'export' && subject === undefined) return null // the export has its own line
  if (why === 'capital') return line('money', ['capitalist'], 'money.capital', { amount }, { icon: 'capital' })
  const aside = why === 'provided' && subject !== undefined ? setAsideFor(subject) : null
  if (aside !== null) {
    return line('money', ['state', aside], 'money.set-aside', { amount, class: ofRole(aside) }, { icon: 'benefit' })
  }
  const reason = because(`why.${why}`, subject)
  if (from === 'supply') {
    return to === 'supply' ? null : line('money', [to], 'money.in', { amount, why: reason }, { icon: 'money' })
  }
  if (to === 'supply') return line('money', [from], 'money.out', { amount, why: reason }, { icon: 'money' })
  return line('money', [from, to], 'money.to', { to: toRole(to), amount, why: reason }, { icon: 'money' })
}

export function loanLine({ role, loans, taken }: Extract<HegemonyEvent, { type: 'loan' }>): LogLine {
  return line('money', [role], taken ? 'loan.taken' : 'loan.repaid', { loans }, { icon: 'loan', announce: taken })
}
