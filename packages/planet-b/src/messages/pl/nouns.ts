// Polish: the nouns of the game.
import type { nouns as en } from '../en/nouns.ts'

export const nouns = {
  // Resources
  'resource.plastic': 'Plastik',
  'resource.plastic.inline': 'plastik',
  'resource.iridium': 'Iryd',
  'resource.iridium.inline': 'iryd',
  'resource.water': 'Woda',
  'resource.water.inline': 'woda',
  'resource.plants': 'Rośliny',
  'resource.plants.inline': 'rośliny',
  'resource.hydrogen': 'Wodór',
  'resource.hydrogen.inline': 'wodór',
  'resource.chips': 'Mikroprocesory',
  'resource.chips.inline': 'mikroprocesory',
  'resource.meat': 'Mięso',
  'resource.meat.inline': 'mięso',
  // Workers
  'worker.trickster': 'Cwaniak',
  'worker.trickster.inline': 'cwaniak',
  'worker.brain': 'Mózgowiec',
  'worker.brain.inline': 'mózgowiec',
  'workers.trickster': '{n, plural, one {# cwaniak} few {# cwaniaków} many {# cwaniaków} other {# cwaniaka}}',
  'workers.brain': '{n, plural, one {# mózgowiec} few {# mózgowców} many {# mózgowców} other {# mózgowca}}',
  // Factions
  'faction.capitalists': 'Kapitaliści',
  'faction.capitalists.inline': 'kapitaliści',
  'faction.futurists': 'Futuryści',
  'faction.futurists.inline': 'futuryści',
  'faction.traditionalists': 'Tradycjonaliści',
  'faction.traditionalists.inline': 'tradycjonaliści',
  // Offices
  'office.president': 'Prezydent',
  'office.president.long': 'Prezydent',
  'office.prime-minister': 'Premier',
  'office.prime-minister.long': 'Premier',
  'office.lama': 'L.A.M.A.',
  'office.lama.long': 'Lider Absolutnie Mistycznych Akcji',
  'office.dodo': 'D.O.D.O.',
  'office.dodo.long': 'Dyrektor Organizacji Dziennych Obchodów',
  // Fraud tokens
  'fraud.stuffed-ballot': 'Dorzucony głos',
  'fraud.stuffed-ballot.text': 'W każdych wyborach zaczynasz z jednym dodatkowym własnym głosem przed sobą.',
  'fraud.extra-draw': 'Dodatkowe losowanie',
  'fraud.extra-draw.text':
    'W każdych wyborach losujesz o jeden głos więcej za każdym razem, gdy dociera do ciebie woreczek.',
  // Decks
  'deck.A': 'Talia A',
  'deck.B': 'Talia B',
  'deck.C': 'Talia C',
  'deck.I': 'Wiadomości I',
  'deck.II': 'Wiadomości II',
  'deck.III': 'Wiadomości III',
  'deck.yellow': 'Żółte ustawy',
  'deck.blue': 'Niebieskie ustawy',
  // The board
  'space.left': 'Lewa strona',
  'space.left.inline': 'lewa strona',
  'space.centre': 'Środek',
  'space.centre.inline': 'środek',
  'space.right': 'Prawa strona',
  'space.right.inline': 'prawa strona',
  'side.grey': 'Szara strona',
  'side.grey.inline': 'szara strona',
  'side.red': 'Czerwona strona',
  'side.red.inline': 'czerwona strona',
  'line.upper': 'Górna linia',
  'line.upper.inline': 'górna linia',
  'line.lower': 'Dolna linia',
  'line.lower.inline': 'dolna linia',
  // Where a card comes from
  'origin.rulebook': 'Z instrukcji.',
  'origin.printed card': 'Z drukowanej karty.',
  'origin.reconstructed': 'Odtworzone: drukowana karta jest niedostępna. Tę stworzyliśmy dla Hustings.',
  'origin.partly-known':
    'Odtworzone: nazwa, pole akcji lub niektóre liczby pochodzą z instrukcji albo recenzji, resztę stworzyliśmy dla Hustings.',
} as const satisfies Record<keyof typeof en, string>
