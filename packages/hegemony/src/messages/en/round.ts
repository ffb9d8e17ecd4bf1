// English texts of the round: preparation, production, needs, IMF, taxes, loans, scoring.
export const round = {
  'ask.discard-companies': 'Which companies leave your market?',
  'option.discard-company': 'Discard {company}',
  'ask.food-stored': 'How much of the {wanted} Food you need comes from your Storage?',
  'ask.food-source': 'Where do you buy the {missing} Food you still need?',
  'option.food-from': '{seller}: {price}₳ each, {stock} in stock',
  'option.food-from-abroad': 'Foreign Market: {price}₳ each, all {missing}',
  'ask.food-amount': 'How much Food do you buy from: {seller}? You need {missing}.',
  'ask.imf-repayment':
    'How many of your {loans, plural, one {# loan} other {# loans}} do you repay at {cost}₳ each? At least {least}.',
  'ask.event-penalty': '{event} was ignored. With whom do you lose Legitimacy?',
  'action.pay-off-loan': 'Pay Off Loan',
  'action.pay-off-loan.text': 'Pay 50₳ and give back one loan.',
  'why.no-loan': 'You have no loan.',
  'why.loan-too-dear': 'Paying off a loan costs {cost}₳.',
} as const
