// Ukrainian texts of the round: preparation, production, needs, IMF, taxes, loans, scoring.
import type { round as en } from '../en/round.ts'

export const round = {
  'ask.discard-companies': 'Які компанії скинути з вашого ринку?',
  'option.discard-company': 'Скинути: {company}',
  'ask.food-stored': 'Скільки з потрібної їжі ({wanted}) ви берете зі складу?',
  'ask.food-source': 'Де придбати ще {missing} їжі?',
  'option.food-from': '{seller}: {price}₳ за одиницю, на складі {stock}',
  'option.food-from-abroad': 'Зовнішній ринок: {price}₳ за одиницю, усі {missing}',
  'ask.food-amount': 'Скільки їжі придбати? Продавець: {seller}. Потрібно {missing}.',
  'ask.imf-repayment':
    'Скільки з {loans, plural, one {# позики} few {# позик} many {# позик} other {# позики}} виплатити по {cost}₳? Щонайменше {least}.',
  'ask.event-penalty': 'Проблему «{event}» не розв’язано. З ким Держава втрачає легітимність?',
  'action.pay-off-loan': 'Виплатити позику',
  'action.pay-off-loan.text': 'Заплатіть 50₳ і поверніть одну карту позики.',
  'why.no-loan': 'У вас немає позик.',
  'why.loan-too-dear': 'Щоб виплатити позику, потрібно {cost}₳.',
} satisfies Record<keyof typeof en, string>
