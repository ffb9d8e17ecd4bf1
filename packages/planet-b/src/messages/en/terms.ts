// English: the words of the game a newcomer asks about, each with its meaning in at most two sentences.
export const terms = {
  'term.turn': 'Turn',
  'term.turn.text':
    'One deal with everything that follows from it, and your office action. Then draw buildings, new news, perhaps an exchange and an election.',
  'term.deal': 'Deal',
  'term.deal.text':
    'Choose one of the three conglomerates, put a suitcase beside it and carry out the box that lies up.',
  'term.conglomerate': 'Conglomerate',
  'term.conglomerate.text': 'A tile with two sides. The gray side is free, the red one does more and costs 1 mood.',
  'term.suitcase': 'Suitcase',
  'term.suitcase.text': 'Counts the deals with a conglomerate. The one on the lowest place brings an exchange.',
  'term.exchange': 'Exchange',
  'term.exchange.text':
    'At the end of the turn: 2 votes into the bag (immoral: 5 money), suitcases off, the tile turns over or leaves, the election marker moves 2, the price changes.',
  'term.box': 'Action box',
  'term.box.text':
    'The cost in red is paid first and in full, then the actions follow in the order you like. Each is done as far as possible.',
  'term.money': 'Money',
  'term.money.text': 'Pays for buildings, tiles and costs; everybody sees it. At the end 3 money are 1 VP.',
  'term.vp': 'Victory points',
  'term.vp.text': 'Whoever has the most wins. Every gain is seen, the sum is secret.',
  'term.mood': 'Mood',
  'term.mood.text':
    'What the people think of you. At an election good mood brings money and votes, bad mood costs workers; then it is neutral again.',
  'term.resource': 'Resource',
  'term.resource.text': 'Seven kinds, four of each fit into the store. What does not fit is sold at once.',
  'term.price': 'Price',
  'term.price.text':
    'Each market rules two resources; its disc moves when its conglomerate is exchanged. Meat is always 6.',
  'term.production': 'Production',
  'term.production.text': 'Choose one of your two lines and take the three resources it shows.',
  'term.production-tile': 'Production tile',
  'term.production-tile.text':
    'Costs 10 money and covers a cell of your lines, which then produces its resource. Bought between actions of your own turn.',
  'term.build': 'Build',
  'term.build.text':
    'Pay for a building of your hand and gain its VP at once. Instead you may put a card under its deck for 5 money.',
  'term.building': 'Building',
  'term.building.text': 'Has work zones and two boxes. Filling a zone uses one of the boxes.',
  'term.headquarters': 'Headquarters',
  'term.headquarters.text': 'Yours from the start. It takes a Trickster and a Brain, and is where fraud begins.',
  'term.trickster': 'Trickster',
  'term.trickster.text': 'The orange worker, for the places of decks A and B. At most 8 stand on your board.',
  'term.brain': 'Brain',
  'term.brain.text': 'The purple worker, for the places of decks B and C. At most 8 stand on your board.',
  'term.worker-action': 'Worker action',
  'term.worker-action.text': 'For each unit take a worker of any kind, or place one on a free place of its color.',
  'term.zone': 'Work zone',
  'term.zone.text':
    'When its last place is filled, use the upper or lower box at once. The workers stay until the election.',
  'term.faction': 'Faction',
  'term.faction.text':
    'Three tracks of four steps. A step from the last space brings 4 VP instead, and each step is 2 VP at the end.',
  'term.support': 'Support',
  'term.support.text': 'Carry out a box at your disc or further left. Then the disc goes back to the start.',
  'term.news': 'News',
  'term.news.text':
    'One face-up card of each of three decks; each deck gives one card a turn. The last one you played decides whether you are immoral.',
  'term.immoral': 'Immoral',
  'term.immoral.text':
    'While the top card of your news shows the sign: money instead of votes at an exchange, money instead of the good deed of your office, blue laws for the President.',
  'term.votes': 'Votes',
  'term.votes.text': 'You have 25. In the bag they can be drawn at the election; a vote you cannot add is 1 VP.',
  'term.bag': 'Bag',
  'term.bag.text': 'Holds the votes of all colors. At the end the most votes in it bring 15 VP, the second most 8.',
  'term.fraud': 'Fraud token',
  'term.fraud.text': 'Placed for money from the top down, it brings VP now and helps in every election.',
  'term.election-track': 'Election track',
  'term.election-track.text': 'When the marker reaches the last space, an election follows this turn, come what may.',
  'term.election': 'Election',
  'term.election.text':
    'Workers come home, mood is settled, votes are drawn until the bag is empty. Own votes in front of you count for the offices.',
  'term.office': 'Office',
  'term.office.text': 'Won at an election: VP at once, and an action that must be done in each of your turns.',
  'term.president': 'President',
  'term.president.text': '25 VP, a law in each turn, and 20 VP for holding the office at the end.',
  'term.prime-minister': 'Prime Minister',
  'term.prime-minister.text': '10 VP, and in each turn a step with any faction (immoral: 6 money).',
  'term.lama': 'L.A.M.A.',
  'term.lama.text': '3 VP, and in each turn 1 mood up (immoral: 3 money).',
  'term.dodo': 'D.O.D.O.',
  'term.dodo.text': '1 VP, and in each turn a vote into the bag (immoral: 1 money).',
  'term.law': 'Law',
  'term.law.text':
    'The President chooses one of its two boxes: one part for the President, the other for everybody else.',
  'term.puppet': 'Puppet',
  'term.puppet.text':
    'The third candidate of a two-player game. It adds 9 votes before each election, can hold offices, and never gets VP.',
  'term.last-turns': 'Last turns',
  'term.last-turns.text': 'The last conglomerate lies on the board: after this turn everybody has exactly one more.',
  'term.scoring': 'Final scoring',
  'term.scoring.text':
    'Resources are sold, 3 money are 1 VP; 2 VP for each faction step and good mood, 20 for the President, 15 and 8 for votes in the bag.',
  'term.origin': 'Reconstructed cards',
  'term.origin.text':
    'The printed faces are not available. These cards follow the rulebook where it speaks, and were made for Hustings where it does not.',
} as const
