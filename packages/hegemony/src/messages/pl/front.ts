// What is said before a table is opened, in Polish: the game, its roles, its setup, where a match stands.
import type { front as english } from '../en/front.ts'

export const front = {
  'hegemony.name': 'Hegemony',
  'hegemony.tagline': 'Cztery klasy, jeden kraj: pracuj, handluj, stanów prawo',
  'hegemony.first-game':
    'W grze 2-osobowej jest mniej zasad i krótsze czekanie: Klasa Robotnicza kontra Klasa Kapitalistów.',
  'hegemony.aim.working': 'Wynagrodzenie i dobrobyt',
  'hegemony.aim.middle': 'Praca i własne firmy',
  'hegemony.aim.capitalist': 'Firmy i zysk',
  'hegemony.aim.state': 'Poparcie wszystkich klas',
  'hegemony.summary': 'Runda {round}: {phase}',
  'hegemony.over': 'Zakończona',
  'hegemony.setup.negative-vp': 'Punkty zwycięstwa mogą spaść poniżej 0',
  'hegemony.setup.negative-vp.help': 'Pożyczki i demonstracje mogą zabrać więcej punktów, niż gracz ma.',
  'hegemony.setup.elections-without-bills': 'Faza głosowania także bez ustaw',
  'hegemony.setup.elections-without-bills.help':
    'Woreczek jest uzupełniany, nawet jeśli nad wszystkimi ustawami już głosowano.',
  'hegemony.setup.strike-by-employee-only': 'Zatrudnieni przez Klasę Średnią strajkują sami',
  'hegemony.setup.strike-by-employee-only.help':
    'Przy strajku w firmie Klasy Średniej liczy się tylko to, czy zaangażowany jest zatrudniony.',
  'hegemony.guide.goal': 'Pięć rund, najwięcej punktów zwycięstwa',
  'hegemony.guide.goal.text':
    'Klasa Robotnicza żyje z wynagrodzeń i dobrobytu, Klasa Średnia z pracy i własnych firm, Klasa Kapitalistów z zysku, Państwo z poparcia wszystkich klas. Wygrywa ten, kto po pięciu rundach ma najwięcej punktów zwycięstwa.',
  'hegemony.guide.turn': 'Jedna karta na turę',
  'hegemony.guide.turn.text':
    'W swojej turze używasz jednej karty: zagrywasz ją dla efektu albo odrzucasz, by wykonać akcję podstawową swojej roli. Przed nią lub po niej możesz wykonać jedną akcję darmową. W rundzie masz pięć tur, dwie karty zostają.',
  'hegemony.guide.work': 'Praca i wynagrodzenie',
  'hegemony.guide.work.text':
    'Pracownicy zajmują miejsca pracy w firmach. Firma z obsadzonymi wszystkimi miejscami funkcjonuje: w fazie produkcji wypłaca wynagrodzenie i produkuje. Świeżo przydzieleni pracownicy są zaangażowani i zostają do tej fazy.',
  'hegemony.guide.needs': 'Potrzeby i dobrobyt',
  'hegemony.guide.needs.text':
    'W fazie produkcji Klasa Robotnicza i Klasa Średnia potrzebują tyle żywności, ile wynosi ich populacja. Korzystanie ze zdrowia, edukacji lub towarów luksusowych podnosi dobrobyt, a każde jego pole daje PZ.',
  'hegemony.guide.laws': 'Ustawy i głosowania',
  'hegemony.guide.laws.text':
    'Siedem polityk decyduje o wynagrodzeniach, podatkach, usługach publicznych i handlu. Zaproponuj ustawę, by przesunąć znacznik polityki o jedną sekcję. W fazie głosowania decyduje pięć kostek z woreczka i potajemnie wydane wpływy; remis oznacza uchwalenie.',
  'hegemony.guide.money': 'Podatki, pożyczki i MFW',
  'hegemony.guide.money.text':
    'Po produkcji klasy płacą podatki. Kto nie może zapłacić należności, zaciąga pożyczkę. Gdy Państwo ma za dużo pożyczek, interweniuje MFW i zmienia polityki.',
  'hegemony.guide.table': 'Jak czytać stół',
  'hegemony.guide.table.text':
    'To, co można wybrać, świeci na limonkowo na planszy i na liście opcji. Wskaż cokolwiek, by zobaczyć szczegóły. Przy tym, co niemożliwe, podano powód i zasadę.',
  'board.role.working': 'Robotnicza',
  'board.role.middle': 'Średnia',
  'board.role.capitalist': 'Kapitaliści',
  'board.role.state': 'Państwo',
  'board.phase.setup': 'Przygotowanie do gry',
  'board.phase.preparation': 'Przygotowanie',
  'board.phase.action': 'Akcje',
  'board.phase.production': 'Produkcja',
  'board.phase.elections': 'Głosowanie',
  'board.phase.scoring': 'Punktowanie',
  'board.phase.end': 'Koniec gry',
  'role.working': 'Klasa Robotnicza',
  'role.middle': 'Klasa Średnia',
  'role.capitalist': 'Klasa Kapitalistów',
  'role.state': 'Państwo',
  'role.said.working': 'Klasa Robotnicza',
  'role.said.middle': 'Klasa Średnia',
  'role.said.capitalist': 'Klasa Kapitalistów',
  'role.said.state': 'Państwo',
  'role.supply': 'Pula zasobów',
  'hegemony.automa.simple': 'uproszczony',
  'hegemony.automa.advanced': 'zaawansowany',
  'hegemony.automa.name.simple': 'Automa uproszczona',
  'hegemony.automa.name.advanced': 'Automa zaawansowana',
  'hegemony.automa.never-state': 'Państwem zawsze gra osoba lub bot.',
  'hegemony.preset.guided': 'Pierwsza gra z przewodnikiem',
  'hegemony.preset.guided.text':
    'Przygotowana partia dla jednej osoby: przewodnik przy stole objaśnia każdy krok pierwszej rundy, potem grasz dalej.',
  'hegemony.preset.solo': 'Solo: ty przeciw jednej Automie',
  'hegemony.preset.solo.text':
    'Dwoje graczy: prowadzisz Klasę Robotniczą, a Klasę Kapitalistów prowadzą same zasady, za pomocą jej kart. Najlepszy początek w pojedynkę.',
  'hegemony.preset.state': 'Solo: Państwo przeciw trzem Automom',
  'hegemony.preset.state.text':
    'Czworo graczy: ty rządzisz, a wszystkie trzy klasy prowadzą same zasady w Trybie Zaawansowanym.',
  'hegemony.setup.crisis-response': 'Reakcja na kryzys',
  'hegemony.setup.crisis-response.help':
    'Kryzys i Kontrola: interwencję MFW zastępuje karta, z zablokowanymi politykami i obligacjami.',
  'hegemony.setup.alternative-events': 'Wydarzenia alternatywne',
  'hegemony.setup.alternative-events.help':
    'Kryzys i Kontrola, 4 graczy: wydarzenia z zadaniami dla klas, które mogą zatrzymać kartę dla stałej premii.',
  'hegemony.setup.hidden-agendas': 'Ukryte plany',
  'hegemony.setup.hidden-agendas.help':
    'Kryzys i Kontrola: każdy zatrzymuje jedno z dwóch tajnych zadań za dodatkowe punkty.',
  'hegemony.setup.action-cards': 'Nowe karty akcji',
  'hegemony.setup.action-cards.help': 'Kryzys i Kontrola: po pięć dodatkowych kart akcji dla każdej roli.',
  'hegemony.setup.historical-events': 'Wydarzenia historyczne',
  'hegemony.setup.historical-events.help':
    'Wydarzenia pięciu epok. Instrukcja nie jest znana: przebieg odtworzyliśmy sami.',
  'hegemony.setup.needs-four': 'Tylko przy czworgu graczy.',
} as const satisfies Record<keyof typeof english, string>
