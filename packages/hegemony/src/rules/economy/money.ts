// Money and loans: payer, source of the money, and loans when it is not enough (chapters 20 and 23.1).
import type { Reason } from '@hustings/kernel'
import { LOAN } from '../../data/boards.ts'
import type { Role } from '../../data/vocabulary.ts'
import type { MoneyWhy, Purse } from '../../state/events.ts'
import type { HegemonyState } from '../../state/state.ts'
import { because, type HegemonyTable } from '../table.ts'

/** All the money a role has; the Capitalist Class has Revenue and Capital (H-CAP-MONEY-01). */
export function funds(s: HegemonyState, role: Role): number {
  return role === 'capitalist' ? s.capitalist.revenue + s.capitalist.capital : s[role].money
}

export function canPay(s: HegemonyState, role: Role, amount: number): boolean {
  return funds(s, role) >= amount
}

/** Pays from the payer's money; Revenue first (H-CAP-MONEY-03). For an optional cost check `canPay` first. */
export function pay(t: HegemonyTable, from: Purse, to: Purse, amount: number, why: MoneyWhy, subject?: string): void {
  if (amount === 0 || from === to) return
  if (from !== 'supply') takeOut(t.state, from, amount, 'revenue')
  if (to !== 'supply') putIn(t.state, to, amount)
  tellMoney(t, from, to, amount, why, subject)
}

/** The same, Capital first: interest, repayment and costs in Capital (H-LOAN-06, H-CAP-MONEY-04). */
export function payFromCapital(t: HegemonyTable, to: Purse, amount: number, why: MoneyWhy, subject?: string): void {
  if (amount === 0) return
  takeOut(t.state, 'capitalist', amount, 'capital')
  if (to !== 'supply') putIn(t.state, to, amount)
  tellMoney(t, 'capitalist', to, amount, why, subject)
}

/** Makes a mandatory payment: takes loans until it is possible (H-LOAN-01, H-LOAN-04). */
export function owe(t: HegemonyTable, from: Role, to: Purse, amount: number, why: MoneyWhy, subject?: string): void {
  while (!canPay(t.state, from, amount)) takeLoan(t, from)
  pay(t, from, to, amount, why, subject)
}

/** Takes a Loan card and its money, as Capital for the Capitalist Class (H-LOAN-02, H-LOAN-05). */
export function takeLoan(t: HegemonyTable, role: Role): void {
  const s = t.state
  s[role].loans++
  if (role === 'capitalist') s.capitalist.capital += LOAN
  else s[role].money += LOAN
  tellMoney(t, 'supply', role, LOAN, 'loan')
  t.emit({ type: 'loan', role, loans: s[role].loans, taken: true })
}

/** Returns one loan at its current cost: 50, or 55 as a penalty (H-LOAN-08, H-LOAN-10). */
export function repayLoan(t: HegemonyTable, role: Role, cost: number): void {
  if (role === 'capitalist') payFromCapital(t, 'supply', cost, 'repayment')
  else pay(t, role, 'supply', cost, 'repayment')
  dropLoan(t, role)
}

export function dropLoan(t: HegemonyTable, role: Role): void {
  t.state[role].loans--
  t.emit({ type: 'loan', role, loans: t.state[role].loans, taken: false })
}

function takeOut(s: HegemonyState, role: Role, amount: number, first: 'revenue' | 'capital'): void {
  if (!canPay(s, role, amount)) throw new Error(`${role} cannot pay ${amount}`)
  if (role !== 'capitalist') {
    s[role].money -= amount
    return
  }
  const second = first === 'revenue' ? 'capital' : 'revenue'
  const fromFirst = Math.min(amount, s.capitalist[first])
  s.capitalist[first] -= fromFirst
  s.capitalist[second] -= amount - fromFirst
}

/** Money gained by the Capitalist Class is Revenue (H-CAP-MONEY-02). */
function putIn(s: HegemonyState, role: Role, amount: number): void {
  if (role === 'capitalist') s.capitalist.revenue += amount
  else s[role].money += amount
}

function tellMoney(t: HegemonyTable, from: Purse, to: Purse, amount: number, why: MoneyWhy, subject?: string): void {
  t.emit(
    subject === undefined
      ? { type: 'money', from, to, amount, why }
      : { type: 'money', from, to, amount, why, subject },
  )
}

/** Moves the remaining Revenue, or a part of it, to Capital (H-CAP-SCORE-01). */
export function bankRevenue(t: HegemonyTable, amount: number = t.state.capitalist.revenue): void {
  if (amount === 0) return
  t.state.capitalist.revenue -= amount
  t.state.capitalist.capital += amount
  tellMoney(t, 'capitalist', 'capitalist', amount, 'capital')
}

const UNPAYABLE = new Map<number, Reason>()

/** Returns the reason against an optional cost: no loan may be taken for it (H-GEN-11, H-LOAN-03). */
export function cannotPay(amount: number): Reason {
  let reason = UNPAYABLE.get(amount)
  if (reason === undefined) {
    reason = because('H-GEN-11', 'cannot-pay', { amount })
    UNPAYABLE.set(amount, reason)
  }
  return reason
}
