// English: bills, votes, the public sector.
export const politics = {
  'action.propose-bill': 'Propose a bill',
  'action.propose-bill.text':
    'Place a bill marker on a section next to the one in force. For 1 influence you can call an immediate vote.',
  'ask.bill': 'Which bill?',
  'ask.immediate-vote': '{policy}: do you call an immediate vote for 1 influence?',
  'ask.immediate-vote-free': '{policy}: do you call an immediate vote?',
  'ask.vote-side': '{policy} to {section}: for or against?',
  'ask.vote-influence': '{policy}: how much influence do you secretly spend?',
  'ask.open-company': 'Which public company do you open?',
  'ask.close-company': 'Which public company do you close?',
  'ask.staff-company': 'Where do you assign the unemployed workers of the {class}?',
  'ask.staff-class': 'Which class’s unemployed workers fill the new public companies?',
  'option.bill': '{policy} to {section}',
  'option.vote-for': 'For',
  'option.vote-against': 'Against',
  'why.no-bill-marker': 'All 3 of your bill markers are already in play.',
  'why.no-open-policy': 'Every policy you could choose already has a bill.',
  'why.policy-has-bill': 'This policy already has a bill.',
  'why.section-not-next': 'A bill can move a policy by one section only.',
} as const
