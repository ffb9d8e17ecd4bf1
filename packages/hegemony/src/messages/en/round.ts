// English texts of the round: preparation, production, needs, IMF, taxes, loans, scoring.
export const round = {
  'ask.discard-companies': 'Which companies do you discard from your market?',
  'option.discard-company': 'Discard {company}',
  'ask.food-stored': 'How much of the {wanted} food you need do you take from your storage?',
  'ask.food-source': 'Where do you buy the {missing} food you still need?',
  'option.food-from': '{seller}: {price} ₳ each, {stock} in stock',
  'option.food-from-abroad': 'Foreign market: {price} ₳ each, all {missing}',
  'ask.food-amount': '{seller}: how much food do you buy (you need {missing})?',
  'ask.imf-repayment':
    'How many of your {loans, plural, one {# loan} other {# loans}} do you pay off for {cost} ₳ each (at least {least})?',
  'ask.event-penalty': '“{event}” is unresolved. With which class do you lose legitimacy?',
  'action.pay-off-loan': 'Pay off a loan',
  'action.pay-off-loan.text': 'Pay 50 ₳ and discard one loan card.',
  'why.no-loan': 'You have no loan.',
  'why.loan-too-dear': 'Paying off a loan costs {cost} ₳.',
} as const
