// English: texts shown before a table is opened.
export const front = {
  'seat.blue': 'Blue',
  'seat.red': 'Red',
  'seat.green': 'Green',
  'seat.gold': 'Gold',
  'seat.puppet': 'Puppet',
  'planet-b.name': 'Planet B',
  'planet-b.tagline': 'Deals, workers and elections on a second Earth',
  'planet-b.first-game': 'Three players is a good start: shorter than four, and elections are already a contest.',
  'planet-b.summary':
    'Turn {turn}, {elections, plural, =0 {before the first election} one {after # election} other {after # elections}}',
  'planet-b.drafting': 'Choosing the first buildings',
  'planet-b.over': 'Finished',
  'planet-b.setup.open-scores': 'Open scores',
  'planet-b.setup.open-scores.help': 'Everyone can see all victory points. By the rules they are kept face down.',
  'planet-b.note':
    'The printed cards are not available. Names and numbers that the rulebook does not give are our own reconstruction. Each card shows where it comes from.',
  'planet-b.guide.goal': 'Most victory points',
  'planet-b.guide.goal.text':
    'Buildings, offices and boxes give victory points immediately. Money, faction steps, mood and votes give victory points in the final scoring.',
  'planet-b.guide.turn': 'One deal per turn',
  'planet-b.guide.turn.text':
    'Place a suitcase next to a conglomerate and use its action box. During your turn you can also sell resources and buy production tiles, and you must use your office once.',
  'planet-b.guide.workers': 'Workers fill zones',
  'planet-b.guide.workers.text':
    'Place workers in your buildings. When a zone is full, you use one of the building’s two boxes. The workers stay until the election.',
  'planet-b.guide.district': 'Your district',
  'planet-b.guide.district.text':
    'Production lines produce, your store holds four of each resource, markets pay. Every building gives points and two new boxes.',
  'planet-b.guide.factions': 'Factions support you',
  'planet-b.guide.factions.text':
    'Move your disc along a track, or take the support of a box you have reached. Your disc then returns to the start.',
  'planet-b.guide.election': 'Elections decide offices',
  'planet-b.guide.election.text':
    'Exchanges move the election marker. In an election, everyone draws votes from one bag, and the votes of their own color decide who gets which office.',
  'planet-b.guide.table': 'Reading the table',
  'planet-b.guide.table.text':
    'Everything you can choose lights up in lime. Hover over anything, or press and hold it on a touchscreen, to read it in words.',
} as const
