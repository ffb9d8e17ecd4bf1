// Polish: texts shown before a table is opened.
import type { front as english } from '../en/front.ts'

export const front = {
  'seat.blue': 'Niebieski',
  'seat.red': 'Czerwony',
  'seat.green': 'Zielony',
  'seat.gold': 'Żółty',
  'seat.puppet': 'Marionetka',
  'planet-b.name': 'Planet B',
  'planet-b.tagline': 'Umowy, pracownicy i wybory na drugiej Ziemi',
  'planet-b.first-game':
    'Na początek najlepsza jest gra 3-osobowa: krótsza niż w cztery osoby, a wybory są już prawdziwą rywalizacją.',
  'planet-b.summary':
    'Tura {turn}, {elections, plural, =0 {przed pierwszymi wyborami} one {po # wyborach} few {po # wyborach} many {po # wyborach} other {po # wyborach}}',
  'planet-b.drafting': 'Wybór pierwszych budynków',
  'planet-b.over': 'Zakończono',
  'planet-b.setup.open-scores': 'Jawna punktacja',
  'planet-b.setup.open-scores.help': 'Każdy widzi wszystkie punkty zwycięstwa. Według zasad są one zakryte.',
  'planet-b.note':
    'Drukowane karty są niedostępne. Nazwy i liczby, których nie podaje instrukcja, odtworzyliśmy sami. Każda karta podaje, skąd pochodzi.',
  'planet-b.guide.goal': 'Najwięcej punktów',
  'planet-b.guide.goal.text':
    'Budynki, urzędy i pola akcji dają punkty zwycięstwa od razu. Bańki, kroki frakcji, nastroje i głosy dają je w punktacji końcowej.',
  'planet-b.guide.turn': 'Jedna umowa na turę',
  'planet-b.guide.turn.text':
    'Połóż walizkę przy konglomeracie i użyj jego pola akcji. W swojej turze możesz też sprzedawać zasoby i kupować żetony produkcji, a swojego urzędu musisz raz użyć.',
  'planet-b.guide.workers': 'Pracownicy zapełniają strefy',
  'planet-b.guide.workers.text':
    'Wystawiaj pracowników w swoich budynkach. Gdy strefa się zapełni, używasz jednego z dwóch pól akcji budynku. Pracownicy zostają do wyborów.',
  'planet-b.guide.district': 'Twoja dzielnica',
  'planet-b.guide.district.text':
    'Linie produkcyjne produkują, magazyn mieści po cztery sztuki każdego zasobu, rynki płacą. Każdy budynek daje punkty i dwa nowe pola akcji.',
  'planet-b.guide.factions': 'Frakcje cię wspierają',
  'planet-b.guide.factions.text':
    'Przesuwaj dysk po torze albo skorzystaj z poparcia osiągniętego pola. Dysk wraca wtedy na start.',
  'planet-b.guide.election': 'Wybory decydują o urzędach',
  'planet-b.guide.election.text':
    'Wymiany przesuwają znacznik wyborów. W wyborach wszyscy losują głosy z jednego woreczka, a głosy własnego koloru decydują, kto dostaje który urząd.',
  'planet-b.guide.table': 'Jak czytać stół',
  'planet-b.guide.table.text':
    'Wszystko, co możesz wybrać, świeci na limonkowo. Wskaż dowolny element albo przytrzymaj go na ekranie dotykowym, by przeczytać opis.',
} as const satisfies Record<keyof typeof english, string>
