// Polish texts of the round: preparation, production, needs, IMF, taxes, loans, scoring.
import type { round as en } from '../en/round.ts'

export const round = {
  'ask.discard-companies': 'Które Firmy odrzucasz ze swojego Rynku?',
  'option.discard-company': 'Odrzuć: {company}',
  'ask.food-stored': 'Ile z potrzebnej żywności ({wanted}) bierzesz z magazynu?',
  'ask.food-source': 'Gdzie kupujesz brakującą Żywność ({missing})?',
  'option.food-from': '{seller}: {price}₳ za sztukę, w Magazynie {stock}',
  'option.food-from-abroad': 'Rynek Zagraniczny: {price}₳ za sztukę, całe {missing}',
  'ask.food-amount': 'Ile Żywności kupujesz? Sprzedawca: {seller}. Potrzebujesz {missing}.',
  'ask.imf-repayment':
    'Ile z {loans, plural, one {# Pożyczki} few {# Pożyczek} many {# Pożyczek} other {# Pożyczki}} spłacasz po {cost}₳? Co najmniej {least}.',
  'ask.event-penalty': 'Wydarzenie „{event}” zostało bez działania. U kogo Państwo traci Poparcie?',
  'action.pay-off-loan': 'Spłata Pożyczki',
  'action.pay-off-loan.text': 'Zapłać 50₳ i odrzuć jedną kartę Pożyczki.',
  'why.no-loan': 'Nie masz Pożyczek.',
  'why.loan-too-dear': 'Spłata Pożyczki kosztuje {cost}₳.',
} satisfies Record<keyof typeof en, string>
