// Words of the game with their meanings, for tooltips of the frame.
import { say } from '@hustings/kernel'
import type { Term } from '../types.ts'

/** The key of the word; its meaning is the same key with `.tip`. */
function term(key: string, rule?: string): Term {
  const words = { name: say(key), meaning: say(`${key}.tip`) }
  return rule === undefined ? words : { ...words, rule }
}

export const TERMS: Readonly<Record<string, Term>> = {
  population: term('board.population', 'H-BRD-01'),
  prosperity: term('board.prosperity', 'H-USE-01'),
  influence: term('board.influence', 'H-VOTE-10'),
  loans: term('board.loans', 'H-LOAN-01'),
  revenue: term('board.revenue', 'H-CAP-MONEY-02'),
  capital: term('board.capital', 'H-CAP-SCORE-02'),
  wealth: term('board.wealth', 'H-CAP-SCORE-02'),
  treasury: term('board.treasury', 'H-SETUP-11'),
  unions: term('board.unions', 'H-UNION-01'),
  legitimacy: term('board.legitimacy', 'H-STATE-LEG-01'),
  agenda: term('board.agenda', 'H-STATE-SCORE-05'),
  benefits: term('board.benefits', 'H-BENEFIT-01'),
  zone: term('board.zone', 'H-STORE-08'),
  bag: term('board.bag', 'H-VOTE-09'),
  operational: term('board.term.operational', 'H-OPER-02'),
  committed: term('board.term.committed', 'H-COMMIT-01'),
  strike: term('board.term.strike', 'H-STRIKE-01'),
  tariff: term('board.term.tariff', 'H-POLICY-6-01'),
  tax: term('board.term.tax', 'H-TAX-04'),
  imf: term('board.term.imf', 'H-IMF-02'),
  'immediate-vote': term('board.term.immediate-vote', 'H-LAW-11'),
  machinery: term('board.term.machinery', 'H-OPER-01'),
}
