// Polish: what is said before a table is opened.
import type { front as english } from '../en/front.ts'

export const front = {
  'seat.blue': 'Niebieski',
  'seat.red': 'Czerwony',
  'seat.green': 'Zielony',
  'seat.gold': 'Żółty',
  'seat.puppet': 'Marionetka',
  'planet-b.name': 'Planet B',
  'planet-b.tagline': 'Umowy, pracownicy i wybory na drugiej Ziemi',
  'planet-b.first-game': 'W trzy osoby partia jest krótsza, a wybory są już prawdziwą rywalizacją.',
  'planet-b.summary':
    'Tura {turn}, {elections, plural, =0 {przed pierwszymi wyborami} one {po # wyborach} few {po # wyborach} many {po # wyborach} other {po # wyborach}}',
  'planet-b.drafting': 'Wybór pierwszych budynków',
  'planet-b.over': 'Zakończono',
  'planet-b.setup.open-scores': 'Jawna punktacja',
  'planet-b.setup.open-scores.help': 'Wszyscy widzą punkty zwycięstwa każdego; według zasad są one tajne.',
  'planet-b.note':
    'Drukowane karty są niedostępne: nazwy i liczby, których nie podaje instrukcja, odtworzyliśmy sami. Każda karta podaje, skąd pochodzi.',
  'planet-b.guide.goal': 'Najwięcej punktów',
  'planet-b.guide.goal.text':
    'Budynki, urzędy i pola akcji dają punkty zwycięstwa od razu; bańki, kroki frakcji, nastroje i głosy w punktacji końcowej.',
  'planet-b.guide.turn': 'Jedna umowa w turze',
  'planet-b.guide.turn.text':
    'Połóż walizkę przy konglomeracie i wykonaj jego pole. Między akcjami możesz sprzedawać i kupować żetony produkcji, a urzędu musisz raz użyć.',
  'planet-b.guide.workers': 'Pracownicy zapełniają strefy',
  'planet-b.guide.workers.text':
    'Wystawiaj pracowników w swoich budynkach. Gdy strefa jest pełna, wykonujesz jedno z dwóch pól; jej pracownicy zostają do wyborów.',
  'planet-b.guide.district': 'Twoja dzielnica',
  'planet-b.guide.district.text':
    'Linie produkują, magazyn mieści po cztery sztuki, rynki płacą. Każdy budynek daje punkty i dwa nowe pola.',
  'planet-b.guide.factions': 'Frakcje cię wspierają',
  'planet-b.guide.factions.text':
    'Przesuwaj dysk po torze albo skorzystaj z poparcia osiągniętego pola: dysk wraca wtedy na start.',
  'planet-b.guide.election': 'Wybory decydują o urzędach',
  'planet-b.guide.election.text':
    'Znacznik rusza się przy każdej wymianie. Potem wszyscy losują głosy z jednego woreczka, a własne głosy decydują, kto kim zostanie.',
  'planet-b.guide.table': 'Jak czytać stół',
  'planet-b.guide.table.text':
    'To, co możesz wybrać, świeci na limonkowo. Wskaż cokolwiek, aby przeczytać pole słowami.',
} as const satisfies Record<keyof typeof english, string>
