// Ukrainian texts of the round: preparation, production, needs, IMF, taxes, loans, scoring.
import type { round as en } from '../en/round.ts'

export const round = {
  'ask.discard-companies': 'Які компанії ви скидаєте зі свого ринку?',
  'option.discard-company': 'Скинути: {company}',
  'ask.food-stored': 'Скільки з потрібної їжі ({wanted}) ви берете зі складу?',
  'ask.food-source': 'Де ви купуєте решту потрібної їжі ({missing})?',
  'option.food-from': '{seller}: {price} ₳ за одиницю, є {stock}',
  'option.food-from-abroad': 'Зовнішній ринок: {price} ₳ за одиницю, уся решта ({missing})',
  'ask.food-amount': '{seller}: скільки їжі ви купуєте (потрібно {missing})?',
  'ask.imf-repayment':
    'Скільки з {loans, plural, one {# позики} few {# позик} many {# позик} other {# позики}} ви виплачуєте по {cost} ₳ (щонайменше {least})?',
  'ask.event-penalty': 'Проблему «{event}» не розв’язано: на треку якого класу ви втрачаєте легітимність?',
  'action.pay-off-loan': 'Виплатити позику',
  'action.pay-off-loan.text': 'Заплатіть 50 ₳ і скиньте одну карту позики.',
  'why.no-loan': 'У вас немає позик.',
  'why.loan-too-dear': 'Виплата позики коштує {cost} ₳.',
} satisfies Record<keyof typeof en, string>
