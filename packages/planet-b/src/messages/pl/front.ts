// Polish: what is said before a table is opened.
import type { front as english } from '../en/front.ts'

export const front = {
  'seat.blue': 'Niebieski',
  'seat.red': 'Czerwony',
  'seat.green': 'Zielony',
  'seat.gold': 'Żółty',
  'seat.puppet': 'Marionetka',
  'planet-b.name': 'Planet B',
  'planet-b.tagline': 'Układy, pracownicy i wybory na drugiej ziemi',
  'planet-b.first-game': 'We troje partia jest krótsza, a wybory są już rywalizacją.',
  'planet-b.summary':
    'Tura {turn}, {elections, plural, =0 {przed pierwszymi wyborami} one {po # wyborach} few {po # wyborach} many {po # wyborach} other {po # wyborach}}',
  'planet-b.drafting': 'Wybór pierwszych budynków',
  'planet-b.over': 'Zakończono',
  'planet-b.setup.open-scores': 'Jawna punktacja',
  'planet-b.setup.open-scores.help': 'Wszyscy widzą punkty zwycięstwa każdego; według zasad są one tajne.',
  'planet-b.note':
    'Drukowane karty są niedostępne: nazwy i liczby, których nie podaje instrukcja, odtworzyliśmy sami. Każda karta mówi, co jest oficjalne, a co odtworzone.',
  'planet-b.guide.goal': 'Najwięcej punktów',
  'planet-b.guide.goal.text':
    'Wygrywa najwięcej punktów zwycięstwa. Budynki, urzędy i pola akcji dają je od razu; pieniądze, kroki frakcji, nastrój i głosy przy ostatnim liczeniu.',
  'planet-b.guide.turn': 'Jeden układ w turze',
  'planet-b.guide.turn.text':
    'Połóż walizkę przy jednym z trzech konglomeratów i wykonaj jego pole. Pomiędzy akcjami możesz sprzedawać i kupować płytki produkcji, a urzędu trzeba użyć raz.',
  'planet-b.guide.workers': 'Pracownicy zapełniają strefy',
  'planet-b.guide.workers.text':
    'Bierz pracowników i stawiaj ich w budynkach. Gdy strefa jest pełna, wykonujesz jedno z dwóch pól budynku; pracownicy zostają do wyborów.',
  'planet-b.guide.district': 'Twoja dzielnica',
  'planet-b.guide.district.text':
    'Linie produkują zasoby, magazyn mieści po cztery, rynki za nie płacą. Buduj z trzech kart na ręce: każdy budynek daje punkty i dwa nowe pola.',
  'planet-b.guide.factions': 'Frakcje cię wspierają',
  'planet-b.guide.factions.text':
    'Przesuwaj dysk po torze albo skorzystaj z poparcia osiągniętego pola: dysk wraca wtedy na start.',
  'planet-b.guide.election': 'Wybory decydują o urzędach',
  'planet-b.guide.election.text':
    'Znacznik rusza się przy każdej wymianie. Potem wszyscy losują głosy ze wspólnego worka: liczą się własne, a wynik decyduje, kto kim zostanie.',
  'planet-b.guide.table': 'Czytaj stół',
  'planet-b.guide.table.text':
    'To, co można wybrać, świeci limonkowo na planszy i na liście opcji. Wskaż cokolwiek, aby przeczytać pole słowami.',
} as const satisfies Record<keyof typeof english, string>
