// Polish: the nouns of the game.
import type { nouns as en } from '../en/nouns.ts'

export const nouns = {
  // Resources
  'resource.plastic': 'Plastik',
  'resource.iridium': 'Iryd',
  'resource.water': 'Woda',
  'resource.plants': 'Rośliny',
  'resource.hydrogen': 'Wodór',
  'resource.chips': 'Mikroprocesory',
  'resource.meat': 'Mięso',
  // Workers
  'worker.trickster': 'Cwaniak',
  'worker.brain': 'Mózgowiec',
  'workers.trickster': '{n, plural, one {# cwaniak} few {# cwaniaków} many {# cwaniaków} other {# cwaniaka}}',
  'workers.brain': '{n, plural, one {# mózgowiec} few {# mózgowców} many {# mózgowców} other {# mózgowca}}',
  // Factions
  'faction.capitalists': 'Kapitaliści',
  'faction.futurists': 'Futuryści',
  'faction.traditionalists': 'Tradycjonaliści',
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
  'fraud.stuffed-ballot.text': 'W każdych wyborach jeszcze przed losowaniem leży przed tobą jeden własny głos.',
  'fraud.extra-draw': 'Dodatkowe losowanie',
  'fraud.extra-draw.text': 'W każdych wyborach za każdym razem losujesz z woreczka o jeden głos więcej.',
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
  'space.centre': 'Środek',
  'space.right': 'Prawa strona',
  'side.grey': 'Szara strona',
  'side.red': 'Czerwona strona',
  'line.upper': 'Górna linia',
  'line.lower': 'Dolna linia',
  // Where a card comes from
  'origin.rulebook': 'Z instrukcji.',
  'origin.printed card': 'Z drukowanej karty.',
  'origin.reconstructed': 'Odtworzone: wydrukowany wzór jest niedostępny, ten powstał na potrzeby Hustings.',
  'origin.partly-known':
    'Odtworzone: nazwa, pole akcji lub niektóre liczby pochodzą z instrukcji albo recenzji, resztę stworzono na potrzeby Hustings.',
} as const satisfies Record<keyof typeof en, string>
