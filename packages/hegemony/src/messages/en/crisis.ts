// English names and effects of the Crisis Response cards.
export const crisis = {
  'crisis.cr01': 'Washington Consensus',
  'crisis.cr01.text':
    'The Working Class gains influence equal to half its population, rounded up, and adds 2 of its voting cubes for each of its trade unions. The Middle Class gains 2 influence and adds 2 of its voting cubes for each public and Capitalist Class company that employs its workers. Both remove 2 of their unemployed workers.',
  'crisis.cr02': 'Failed IMF Negotiations',
  'crisis.cr02.text':
    'Each class pays the State 10 ₳, and again until the State can pay off its loans. For each 10 ₳ from a class, the State loses 1 legitimacy with it.',
  'crisis.cr03': 'Moderate IMF Intervention',
  'crisis.cr03.text':
    'Policy 6 is locked until the next IMF check. The Working Class removes 2 of its unemployed workers.',
  'crisis.cr04': 'Japanese Model',
  'crisis.cr04.text': 'The State gains 40 ₳.',
  'crisis.cr05': 'Basic IMF Intervention',
  'crisis.cr05.text': 'Policies 1 and 3 are locked until the next IMF check.',
  'crisis.cr06': 'US Stimulus Package',
  'crisis.cr06.text':
    'The State gains 60 ₳. The Working Class and the Middle Class each take 10 ₳ and up to 2 health from the State, the Capitalist Class takes 15 ₳.',
  'crisis.cr07': 'IMF Intervention with Resistance',
  'crisis.cr07.text': 'Policy 1 is locked until the next IMF check. The Working Class places 3 strike tokens.',
  'crisis.cr08': 'New Government Bond Program',
  'crisis.cr08.text':
    'Each class may lend the State 30 or 50 ₳, the Capitalist Class first. If that covers the loans, the State pays them off and owes 40 or 70 ₳ by the end of the next action phase. If not, the money is returned and another card is drawn. Not in round 5.',
  'crisis.cr09': 'EU Austerity Measures',
  'crisis.cr09.text': 'Each class pays the State 10 ₳.',
  'crisis.cr10': 'Failed IMF Intervention: Revolution',
  'crisis.cr10.text':
    'This round the State pays nothing for new public companies. The Working Class pays the State 10 ₳, the Middle Class 20 ₳, the Capitalist Class 35 ₳; the last two gain 1 influence for every 2 of their companies. With fewer than 2 trade unions another card is drawn.',
} as const
