// English: what is said before a table is opened.
export const front = {
  'seat.blue': 'Blue',
  'seat.red': 'Red',
  'seat.green': 'Green',
  'seat.gold': 'Gold',
  'seat.puppet': 'Puppet',
  'planet-b.name': 'Planet B',
  'planet-b.tagline': 'Deals, workers and elections on a second earth',
  'planet-b.first-game': 'With three players a game is shorter, and elections are already a contest.',
  'planet-b.summary':
    'Turn {turn}, {elections, plural, =0 {before the first election} one {after # election} other {after # elections}}',
  'planet-b.drafting': 'Choosing the first buildings',
  'planet-b.over': 'Finished',
  'planet-b.setup.open-scores': 'Open scores',
  'planet-b.setup.open-scores.help': 'Everybody sees all victory points; by the rules they are kept face down.',
  'planet-b.note':
    'The printed cards are not available: names and figures that the rulebook does not give are our own reconstruction. Each card says where it comes from.',
  'planet-b.guide.goal': 'Most victory points',
  'planet-b.guide.goal.text':
    'Buildings, offices and boxes bring victory points at once; money, faction steps, mood and votes at the last count.',
  'planet-b.guide.turn': 'One deal a turn',
  'planet-b.guide.turn.text':
    'Put a suitcase beside a conglomerate and carry out its box. In between you may sell and buy production tiles, and must use your office once.',
  'planet-b.guide.workers': 'Workers fill zones',
  'planet-b.guide.workers.text':
    'Place workers in your buildings. When a zone is full you carry out one of the two boxes; its workers stay until the election.',
  'planet-b.guide.district': 'Your district',
  'planet-b.guide.district.text':
    'Lines produce, the store holds four of each, markets pay. Every building brings points and two new boxes.',
  'planet-b.guide.factions': 'Factions support you',
  'planet-b.guide.factions.text':
    'Move your disc along a track, or take the support of a box you have reached: then it goes back to the start.',
  'planet-b.guide.election': 'Elections decide offices',
  'planet-b.guide.election.text':
    'The marker runs with every exchange. Then everybody draws votes from one bag, and own votes decide who becomes what.',
  'planet-b.guide.table': 'Read the table',
  'planet-b.guide.table.text': 'What you can choose lights up in lime. Point at anything to read its box in words.',
} as const
