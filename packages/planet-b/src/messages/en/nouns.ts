// English: the nouns of the game.
export const nouns = {
  // Resources
  'resource.plastic': 'Plastic',
  'resource.iridium': 'Iridium',
  'resource.water': 'Water',
  'resource.plants': 'Plants',
  'resource.hydrogen': 'Hydrogen',
  'resource.chips': 'Microprocessors',
  'resource.meat': 'Meat',
  // Workers
  'worker.trickster': 'Trickster',
  'worker.brain': 'Brain',
  'workers.trickster': '{n, plural, one {# Trickster} other {# Tricksters}}',
  'workers.brain': '{n, plural, one {# Brain} other {# Brains}}',
  // Factions
  'faction.capitalists': 'Capitalists',
  'faction.futurists': 'Futurists',
  'faction.traditionalists': 'Traditionalists',
  // Offices
  'office.president': 'President',
  'office.president.long': 'President',
  'office.prime-minister': 'Prime Minister',
  'office.prime-minister.long': 'Prime Minister',
  'office.lama': 'L.A.M.A.',
  'office.lama.long': 'Leader of Absolutely Mystical Actions',
  'office.dodo': 'D.O.D.O.',
  'office.dodo.long': 'Director of Organized Daily Outings',
  // Fraud tokens
  'fraud.stuffed-ballot': 'Stuffed ballot',
  'fraud.stuffed-ballot.text': 'In each election one more vote of your own lies in front of you before the draw.',
  'fraud.extra-draw': 'Extra draw',
  'fraud.extra-draw.text': 'In each election you draw one more vote every time the bag reaches you.',
  // Decks
  'deck.A': 'Deck A',
  'deck.B': 'Deck B',
  'deck.C': 'Deck C',
  'deck.I': 'News I',
  'deck.II': 'News II',
  'deck.III': 'News III',
  'deck.yellow': 'Yellow laws',
  'deck.blue': 'Blue laws',
  // The board
  'space.left': 'Left',
  'space.centre': 'Center',
  'space.right': 'Right',
  'side.grey': 'Gray side',
  'side.red': 'Red side',
  'line.upper': 'Upper line',
  'line.lower': 'Lower line',
  // Where a card comes from
  'origin.rulebook': 'From the rulebook.',
  'origin.printed card': 'From the printed card.',
  'origin.reconstructed': 'Reconstructed: the printed face is not available; this one was made for Hustings.',
  'origin.partly-known':
    'Reconstructed: the name, a box or some figures come from the rulebook or a review, the rest was made for Hustings.',
} as const
