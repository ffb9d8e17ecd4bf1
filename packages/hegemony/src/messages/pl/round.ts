// Polish texts of the round: preparation, production, needs, IMF, taxes, loans, scoring.
import type { round as en } from '../en/round.ts'

export const round = {
  'ask.discard-companies': 'Które firmy odrzucasz ze swojego rynku?',
  'option.discard-company': 'Odrzuć: {company}',
  'ask.food-stored': 'Ile z potrzebnej żywności ({wanted}) bierzesz z magazynu?',
  'ask.food-source': 'Gdzie kupujesz brakującą żywność ({missing})?',
  'option.food-from': '{seller}: {price} ₳ za sztukę, dostępne: {stock}',
  'option.food-from-abroad': 'Rynek zagraniczny: {price} ₳ za sztukę, cała reszta ({missing})',
  'ask.food-amount': '{seller}: ile żywności kupujesz (potrzeba {missing})?',
  'ask.imf-repayment':
    'Masz {loans, plural, one {# pożyczkę} few {# pożyczki} many {# pożyczek} other {# pożyczki}}. Ile spłacasz po {cost} ₳ (co najmniej {least})?',
  'ask.event-penalty': 'Wydarzenie „{event}” nie zostało rozpatrzone. Poparcie której klasy spada?',
  'action.pay-off-loan': 'Spłać pożyczkę',
  'action.pay-off-loan.text': 'Zapłać 50 ₳ i odrzuć jedną kartę pożyczki.',
  'why.no-loan': 'Nie masz pożyczki.',
  'why.loan-too-dear': 'Spłata pożyczki kosztuje {cost} ₳.',
} satisfies Record<keyof typeof en, string>
