// What is said before a table is opened, in Polish: the game, its roles, its setup, where a match stands.
import type { front as english } from '../en/front.ts'

export const front = {
  'hegemony.name': 'Hegemony',
  'hegemony.tagline': 'Cztery klasy, jeden kraj: pracuj, handluj, stanów prawo',
  'hegemony.first-game':
    'Na początek najlepsza jest gra 2-osobowa: mniej zasad i krótsze czekanie. Klasa Robotnicza gra przeciw Klasie Kapitalistów.',
  'hegemony.aim.working': 'Wynagrodzenia i dobrobyt',
  'hegemony.aim.middle': 'Praca i własne firmy',
  'hegemony.aim.capitalist': 'Firmy i zysk',
  'hegemony.aim.state': 'Poparcie wszystkich klas',
  'hegemony.summary': 'Runda {round}: {phase}',
  'hegemony.over': 'Zakończona',
  'hegemony.setup.negative-vp': 'Punkty zwycięstwa mogą spaść poniżej 0',
  'hegemony.setup.negative-vp.help': 'Pożyczki i demonstracje mogą zabrać więcej punktów, niż ma gracz.',
  'hegemony.setup.elections-without-bills': 'Faza głosowania bez ustaw',
  'hegemony.setup.elections-without-bills.help':
    'Woreczek jest uzupełniany, nawet jeśli nad wszystkimi ustawami już głosowano.',
  'hegemony.setup.strike-by-employee-only': 'Zatrudnieni u Klasy Średniej strajkują niezależnie',
  'hegemony.setup.strike-by-employee-only.help':
    'W firmie Klasy Średniej o strajku decyduje tylko to, czy zatrudniony jest zaangażowany.',
  'hegemony.guide.goal': 'Pięć rund, najwięcej punktów zwycięstwa',
  'hegemony.guide.goal.text':
    'Klasa Robotnicza punktuje za dobrobyt i związki zawodowe, Klasa Średnia za dobrobyt i własne firmy, Klasa Kapitalistów za majątek, a Państwo za poparcie wszystkich klas. Po pięciu rundach wygrywa gracz z największą liczbą punktów zwycięstwa.',
  'hegemony.guide.turn': 'Jedna karta na turę',
  'hegemony.guide.turn.text':
    'W swojej turze używasz jednej karty: zagrywasz ją dla efektu albo odrzucasz, by wykonać akcję podstawową. Przed nią lub po niej możesz wykonać jedną akcję darmową. W rundzie masz pięć tur i zatrzymujesz dwie karty.',
  'hegemony.guide.work': 'Praca i wynagrodzenia',
  'hegemony.guide.work.text':
    'Pracownicy zajmują miejsca pracy w firmach. Firma z obsadzonymi wszystkimi miejscami funkcjonuje: w fazie produkcji wypłaca wynagrodzenie i produkuje. Nowo przydzieleni pracownicy są zaangażowani i zostają tam do tej fazy.',
  'hegemony.guide.needs': 'Potrzeby i dobrobyt',
  'hegemony.guide.needs.text':
    'W fazie produkcji Klasa Robotnicza i Klasa Średnia potrzebują tyle żywności, ile wynosi ich populacja. Korzystanie ze zdrowia, edukacji lub towarów luksusowych podnosi dobrobyt, który daje PZ.',
  'hegemony.guide.laws': 'Ustawy i głosowania',
  'hegemony.guide.laws.text':
    'Siedem polityk określa wynagrodzenia, podatki, usługi publiczne i handel. Zaproponuj ustawę, by przesunąć politykę o jedną sekcję. W fazie głosowania decyduje pięć kostek z woreczka i potajemnie wydane wpływy. Przy remisie ustawa zostaje uchwalona.',
  'hegemony.guide.money': 'Podatki, pożyczki i MFW',
  'hegemony.guide.money.text':
    'Po produkcji klasy płacą podatki. Gracz, który nie może zapłacić, bierze pożyczkę. Gdy Państwo ma za dużo pożyczek, interweniuje MFW i zmienia polityki.',
  'hegemony.guide.table': 'Jak czytać stół',
  'hegemony.guide.table.text':
    'Wszystko, co możesz wybrać, świeci na limonkowo na planszy i na liście opcji. Wskaż dowolny element lub przytrzymaj go, by zobaczyć szczegóły. Przy tym, co niemożliwe, jest powód i numer zasady.',
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
  'hegemony.automa.simple': 'Uproszczony',
  'hegemony.automa.advanced': 'Zaawansowany',
  'hegemony.automa.name.simple': 'Automa uproszczona',
  'hegemony.automa.name.advanced': 'Automa zaawansowana',
  'hegemony.automa.never-state': 'Państwem zawsze gra człowiek lub bot.',
  'hegemony.preset.guided': 'Pierwsza partia z przewodnikiem',
  'hegemony.preset.guided.text':
    'Przygotowana partia dla jednej osoby. Przewodnik objaśnia każdy krok pierwszej rundy, potem grasz dalej.',
  'hegemony.preset.solo': 'Solo: ty przeciw jednej Automie',
  'hegemony.preset.solo.text': 'Dwoje graczy: prowadzisz Klasę Robotniczą przeciw Automie Klasy Kapitalistów.',
  'hegemony.preset.state': 'Solo: Państwo przeciw trzem Automom',
  'hegemony.preset.state.text':
    'Czworo graczy: prowadzisz Państwo przeciw zaawansowanym Automom wszystkich trzech klas.',
  'hegemony.setup.crisis-response': 'Reakcja na kryzys',
  'hegemony.setup.crisis-response.help':
    'Kryzys i Kontrola: interwencję MFW zastępuje karta; dochodzą zablokowane polityki i obligacje rządowe.',
  'hegemony.setup.alternative-events': 'Wydarzenia alternatywne',
  'hegemony.setup.alternative-events.help':
    'Kryzys i Kontrola, 4 graczy: wydarzenia z zadaniami dla klas, które mogą zatrzymać kartę dla premii.',
  'hegemony.setup.hidden-agendas': 'Ukryte plany',
  'hegemony.setup.hidden-agendas.help':
    'Kryzys i Kontrola: każdy gracz zatrzymuje jedno z dwóch tajnych zadań, by zdobyć dodatkowe punkty.',
  'hegemony.setup.action-cards': 'Nowe karty akcji',
  'hegemony.setup.action-cards.help': 'Kryzys i Kontrola: po pięć dodatkowych kart akcji dla każdej roli.',
  'hegemony.setup.historical-events': 'Wydarzenia historyczne',
  'hegemony.setup.historical-events.help':
    'Wydarzenia z pięciu epok. Nie znamy ich instrukcji, więc przebieg odtworzyliśmy sami.',
  'hegemony.setup.needs-four': 'Tylko w grze 4-osobowej.',
} as const satisfies Record<keyof typeof english, string>
