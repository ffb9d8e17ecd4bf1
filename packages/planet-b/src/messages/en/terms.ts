// English: the words of the game a newcomer asks about, each with its meaning in at most two sentences.
export const terms = {
  'term.turn': 'Turn',
  'term.turn.text':
    'One deal with everything it triggers, plus your office action. Then you draw buildings and reveal new news; an exchange and an election may follow.',
  'term.deal': 'Deal',
  'term.deal.text': 'Choose one of the three conglomerates, place a suitcase next to it and use its face-up box.',
  'term.conglomerate': 'Conglomerate',
  'term.conglomerate.text': 'A tile with two sides. The gray side is free; the red side does more and costs 1 mood.',
  'term.suitcase': 'Suitcase',
  'term.suitcase.text': 'Counts the deals with a conglomerate. The suitcase on the lowest space triggers an exchange.',
  'term.exchange': 'Exchange',
  'term.exchange.text':
    'At the end of the turn: add 2 votes to the bag (if immoral: gain 5 money), remove the suitcases, flip or remove the tile, move the election marker 2 spaces, change the price.',
  'term.box': 'Action box',
  'term.box.text':
    'Pay the red cost first and in full. Then carry out the actions in any order, each as far as possible.',
  'term.money': 'Money',
  'term.money.text': 'Pays for buildings, tiles and costs; everyone can see it. At the end, 3 money are worth 1 VP.',
  'term.vp': 'Victory points',
  'term.vp.text': 'The player with the most wins. Every gain is public; the total is secret.',
  'term.mood': 'Mood',
  'term.mood.text':
    'What the people think of you. In an election, a good mood gives money and votes, a bad mood costs workers; then it resets to neutral.',
  'term.resource': 'Resource',
  'term.resource.text':
    'There are seven kinds, and your store holds four of each. Anything that does not fit is sold immediately.',
  'term.price': 'Price',
  'term.price.text':
    'Each market sets the price of two resources; its disc moves when its conglomerate is exchanged. Meat always costs 6.',
  'term.production': 'Production',
  'term.production.text': 'Choose one of your two lines and gain the three resources it shows.',
  'term.production-tile': 'Production tile',
  'term.production-tile.text':
    'Costs 10 money and covers a cell of your lines, which then produces its resource. You can buy one between actions on your turn.',
  'term.build': 'Build',
  'term.build.text':
    'Pay for a building in your hand and gain its VP immediately. Or put a card under its deck for 5 money.',
  'term.building': 'Building',
  'term.building.text': 'Has work zones and two boxes. Filling a zone lets you use one of the boxes.',
  'term.headquarters': 'Headquarters',
  'term.headquarters.text':
    'Yours from the start. It has spaces for a Trickster and a Brain, and one of its boxes places a fraud token.',
  'term.trickster': 'Trickster',
  'term.trickster.text': 'The orange worker, for buildings of decks A and B. You can have at most 8 on your board.',
  'term.brain': 'Brain',
  'term.brain.text': 'The purple worker, for buildings of decks B and C. You can have at most 8 on your board.',
  'term.worker-action': 'Worker action',
  'term.worker-action.text': 'For each point, take a worker of any kind or place one on a free space of its color.',
  'term.zone': 'Work zone',
  'term.zone.text':
    'When you fill its last space, use the upper or lower box immediately. The workers stay until the election.',
  'term.faction': 'Faction',
  'term.faction.text':
    'Three tracks of four steps. A step beyond the last space gives 4 VP instead; each step is worth 2 VP at the end.',
  'term.support': 'Support',
  'term.support.text': 'Use a box at your disc or to its left. Your disc then returns to the start.',
  'term.news': 'News',
  'term.news.text':
    'One face-up card from each of three decks; you can take one card per deck and turn. The last card you played decides whether you are immoral.',
  'term.immoral': 'Immoral',
  'term.immoral.text':
    'You are immoral while the top card of your news pile shows the symbol. You then get money instead of votes at an exchange, money instead of your office’s good deed, and blue laws as President.',
  'term.votes': 'Votes',
  'term.votes.text': 'You have 25; votes in the bag can be drawn in an election. A vote you cannot add gives 1 VP.',
  'term.bag': 'Bag',
  'term.bag.text':
    'Holds the votes of all colors. At the end, the player with the most votes in it gains 15 VP, the second 8 VP.',
  'term.fraud': 'Fraud token',
  'term.fraud.text': 'You pay for it from the top space down. It gives VP now and helps in every election.',
  'term.election-track': 'Election track',
  'term.election-track.text': 'When the marker reaches the last space, an election always follows this turn.',
  'term.election': 'Election',
  'term.election.text':
    'Workers return, moods are resolved, and votes are drawn until the bag is empty. Votes of your own color in front of you decide the offices.',
  'term.office': 'Office',
  'term.office.text': 'Won in an election. It gives VP immediately and an action you must use on each of your turns.',
  'term.president': 'President',
  'term.president.text': '25 VP, one law on each of your turns, and 20 VP if you hold the office at the end.',
  'term.prime-minister': 'Prime Minister',
  'term.prime-minister.text': '10 VP, and on each of your turns one step with any faction (if immoral: 6 money).',
  'term.lama': 'L.A.M.A.',
  'term.lama.text': '3 VP, and on each of your turns 1 mood up (if immoral: 3 money).',
  'term.dodo': 'D.O.D.O.',
  'term.dodo.text': '1 VP, and on each of your turns one vote into the bag (if immoral: 1 money).',
  'term.law': 'Law',
  'term.law.text':
    'The President chooses one of its two boxes: one part is for the President, the other for everyone else.',
  'term.puppet': 'Puppet',
  'term.puppet.text':
    'The third candidate in a two-player match. It adds 9 votes before each election, can hold offices, and never gains VP.',
  'term.last-turns': 'Last turns',
  'term.last-turns.text': 'The last conglomerate is on the board. After this turn, everyone has exactly one more turn.',
  'term.scoring': 'Final scoring',
  'term.scoring.text':
    'Resources are sold, and 3 money give 1 VP. Each faction step and each space of good mood gives 2 VP, the presidency 20 VP, the most votes in the bag 15 VP and the second most 8 VP.',
  'term.origin': 'Reconstructed cards',
  'term.origin.text':
    'The printed cards are not available. These cards follow the rulebook where it quotes them; we made up the rest for Hustings.',
} as const
