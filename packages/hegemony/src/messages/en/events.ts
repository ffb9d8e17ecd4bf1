// English names and tasks of the events.
export const events = {
  'event.drought': 'Drought',
  'event.drought.text':
    'Provide food to the Working Class (half its population) or the Capitalist Class (half its operational companies), rounded up.',
  'event.companies-demand-better-internet': 'Companies Demand Better Internet',
  'event.companies-demand-better-internet.text':
    'Provide luxury to the Middle Class or the Capitalist Class: half the number of its operational companies, rounded up.',
  'event.declining-birth-rate': 'Declining Birth Rate',
  'event.declining-birth-rate.text':
    'Provide health to the Working Class or the Middle Class: half its population, rounded up.',
  'event.low-education-index': 'Low Education Index',
  'event.low-education-index.text':
    'Provide education to the Working Class or the Middle Class: half its population, rounded up.',
  'event.strike-at-the-port': 'Strike at the Port',
  'event.strike-at-the-port.text': 'Provide 2 media influence to the Working Class or the Capitalist Class.',
  'event.local-industries-in-turmoil': 'Local Industries in Turmoil',
  'event.local-industries-in-turmoil.text':
    'Provide the Middle Class or the Capitalist Class with 5 ₳ for each of its operational companies.',
  'event.demand-for-pension-reform': 'Demand for Pension Reform',
  'event.demand-for-pension-reform.text':
    'Provide the Working Class or the Middle Class with 5 ₳ times its population.',
  'event.technological-illiteracy': 'Technological Illiteracy',
  'event.technological-illiteracy.text':
    'Provide luxury and education, at least 1 of each. In total: half its population to the Working Class, or half its operational companies to the Capitalist Class, rounded up.',
  'event.earthquake': 'Earthquake',
  'event.earthquake.text':
    'Provide food and health, at least 1 of each, to the Working Class or the Middle Class. In total: half its population, rounded up.',
  'event.demand-for-higher-welfare-standards': 'Demand for Higher Welfare Standards',
  'event.demand-for-higher-welfare-standards.text':
    'Provide health and education, at least 1 of each, to the Working Class or the Middle Class. In total: half its population, rounded up.',
  'event.need-for-sustainability-initiative': 'Need for Sustainability Initiative',
  'event.need-for-sustainability-initiative.text': 'Choose two classes and provide 25 ₳ to each of them.',
  'event.political-scandal': 'Political Scandal',
  'event.political-scandal.text': 'Spend 25 ₳ and provide up to 3 media influence to the classes, split as you like.',
  'event.need-for-stimulus-package': 'Need for Stimulus Package',
  'event.need-for-stimulus-package.text': 'Provide every class with 10 ₳, or every class with 15 ₳.',
  'event.infant-industry-requires-help': 'Infant Industry Requires Help',
  'event.infant-industry-requires-help.text':
    'Build a company that costs at least 15 ₳ for the Middle Class or the Capitalist Class and pay its cost.',
  'event.outdated-public-sector-infrastructure': 'Outdated Public Sector Infrastructure',
  'event.outdated-public-sector-infrastructure.text':
    'Buy luxury from the Middle Class and the Capitalist Class, at most as much in total as there are public companies.',
  'event.pandemic': 'Pandemic',
  'event.pandemic.text':
    'Buy health from the Middle Class and the Capitalist Class, at most as much in total as there are public companies.',
  'event.low-university-ratings': 'Low University Ratings',
  'event.low-university-ratings.text':
    'Buy education from the Middle Class and the Capitalist Class, at most as much in total as there are public companies.',
  'event.political-polarization': 'Political Polarization',
  'event.political-polarization.text':
    'Spend 30 ₳ and provide 4 voting cubes to the Working Class and the Capitalist Class, split as you like.',
  'event.civil-unrest': 'Civil Unrest',
  'event.civil-unrest.text': 'Propose a bill chosen by the Working Class or the Capitalist Class.',
  'event.demand-for-thirteen-month-pay': 'Demand for Thirteen Month Pay',
  'event.demand-for-thirteen-month-pay.text':
    'Provide the Working Class or the Middle Class with 5 ₳ for each of its workers in the public sector.',
  'event.unfair-representation': 'Unfair Representation',
  'event.unfair-representation.text': 'Provide 1 personal influence and 2 voting cubes to one class.',
  'event.fear-of-deflation': 'Fear of Deflation',
  'event.fear-of-deflation.text': 'Spend 15, 30 or 45 ₳.',
  'event.neighbors-at-war': 'Neighbors at War',
  'event.neighbors-at-war.text': 'Spend up to 6 health.',
  'event.developing-countries-in-need': 'Developing Countries in Need',
  'event.developing-countries-in-need.text': 'Spend up to 6 education.',
  'event.global-supply-chain-crisis': 'Global Supply Chain Crisis',
  'event.global-supply-chain-crisis.text':
    'Provide food and luxury, at least 1 of each, to the Working Class or the Middle Class. In total: half its population, rounded up.',
} as const
