// English: the action cards of the Middle Class.
export const middle = {
  'ask.hire-where': 'Which company hires an employee?',
  'ask.hire-whom': 'Who do you hire for {company}?',
  'ask.consumption': 'How do you want to buy?',
  'option.many-sources': 'From any number of sources',
  'option.one-source': 'From one source, up to {most}',
  'why.nobody-to-hire': 'No free slot in your companies fits an unemployed Working Class worker.',
  'why.nobody-employed': 'None of your companies has an employee.',
} as const
