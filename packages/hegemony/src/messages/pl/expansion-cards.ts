// Polish names and texts of the action cards of Crisis & Control.
import type { expansionCards as en } from '../en/expansion-cards.ts'

export const expansionCards = {
  'card.working-rising-covid-19-cases': 'Wzrost Zachorowań na Covid-19',
  'card.working-rising-covid-19-cases.text':
    'Weź za darmo zdrowie z usług publicznych, maksymalnie połowę swojej populacji, zaokrąglając w górę. Potem możesz kupić zdrowie z dowolnej liczby źródeł, z każdego maksymalnie {population}.',
  'card.working-protect-the-status-quo': 'Obrona Status Quo',
  'card.working-protect-the-status-quo.text':
    'Wybierz politykę bez ustawy i umieść na niej swój znacznik ustawy. Do końca rundy nikt nie może zaproponować dla niej ustawy. Zyskaj 1 kostkę wpływów.',
  'card.working-change-of-government-agenda': 'Zmiana Programu Rządu',
  'card.working-change-of-government-agenda.text':
    'Wycofaj ustawę innego gracza. Potem możesz zaproponować nową ustawę, a po tobie może to zrobić ten gracz.',
  'card.working-change-of-government-agenda.requirement': 'Najwyżej 3 ustawy w grze, w tym ustawa innego gracza',
  'card.working-reveal-political-scandal': 'Ujawnienie Skandalu Politycznego',
  'card.working-reveal-political-scandal.text': 'Wybierz innego gracza. Ten gracz oddaje ci 2 kostki wpływów.',
  'card.working-momentum-for-change': 'Impet Zmian',
  'card.working-momentum-for-change.text':
    'Zyskaj 1 kostkę wpływów za każdą swoją ustawę w grze. Potem zaproponuj ustawę. Nie możesz wezwać dla niej do natychmiastowego głosowania.',
  'card.middle-covid-19-stimulus-package': 'Pakiet Pomocowy Covid-19',
  'card.middle-covid-19-stimulus-package.text':
    'Państwo płaci ci 4 ₳ za każdą twoją firmę i 2 ₳ za każdego twojego pracownika w firmach państwowych i Klasy Kapitalistów.',
  'card.middle-protect-the-status-quo': 'Obrona Status Quo',
  'card.middle-protect-the-status-quo.text':
    'Wybierz politykę bez ustawy i umieść na niej swój znacznik ustawy. Do końca rundy nikt nie może zaproponować dla niej ustawy. Zyskaj 1 kostkę wpływów.',
  'card.middle-change-of-government-agenda': 'Zmiana Programu Rządu',
  'card.middle-change-of-government-agenda.text':
    'Wycofaj ustawę innego gracza. Potem możesz zaproponować nową ustawę, a po tobie może to zrobić ten gracz.',
  'card.middle-change-of-government-agenda.requirement': 'Najwyżej 3 ustawy w grze, w tym ustawa innego gracza',
  'card.middle-reveal-political-scandal': 'Ujawnienie Skandalu Politycznego',
  'card.middle-reveal-political-scandal.text': 'Wybierz innego gracza. Ten gracz oddaje ci 2 kostki wpływów.',
  'card.middle-momentum-for-change': 'Impet Zmian',
  'card.middle-momentum-for-change.text':
    'Zyskaj 1 kostkę wpływów za każdą swoją ustawę w grze. Potem zaproponuj ustawę. Nie możesz wezwać dla niej do natychmiastowego głosowania.',
  'card.capitalist-covid-19-vaccine-r-and-d-funding': 'Finansowanie Szczepionki przeciw Covid-19',
  'card.capitalist-covid-19-vaccine-r-and-d-funding.text':
    'Państwo płaci ci 15 ₳ za każdą twoją funkcjonującą firmę z branży opieki zdrowotnej.',
  'card.capitalist-protect-the-status-quo': 'Obrona Status Quo',
  'card.capitalist-protect-the-status-quo.text':
    'Wybierz politykę bez ustawy i umieść na niej swój znacznik ustawy. Do końca rundy nikt nie może zaproponować dla niej ustawy. Zyskaj 1 kostkę wpływów.',
  'card.capitalist-change-of-government-agenda': 'Zmiana Programu Rządu',
  'card.capitalist-change-of-government-agenda.text':
    'Wycofaj ustawę innego gracza. Potem możesz zaproponować nową ustawę, a po tobie może to zrobić ten gracz.',
  'card.capitalist-change-of-government-agenda.requirement': 'Najwyżej 3 ustawy w grze, w tym ustawa innego gracza',
  'card.capitalist-reveal-political-scandal': 'Ujawnienie Skandalu Politycznego',
  'card.capitalist-reveal-political-scandal.text': 'Wybierz innego gracza. Ten gracz oddaje ci 2 kostki wpływów.',
  'card.capitalist-momentum-for-change': 'Impet Zmian',
  'card.capitalist-momentum-for-change.text':
    'Zyskaj 1 kostkę wpływów za każdą swoją ustawę w grze. Potem zaproponuj ustawę. Nie możesz wezwać dla niej do natychmiastowego głosowania.',
  'card.state-covid-19-vaccination-program': 'Program Szczepień przeciw Covid-19',
  'card.state-covid-19-vaccination-program.text':
    'Kup za granicą zdrowie po 5 ₳, tyle, ile możesz przechować. Potem zapewnij Klasie Robotniczej albo Klasie Średniej tyle zdrowia, ile wynosi jej populacja.',
  'card.state-protect-the-status-quo': 'Obrona Status Quo',
  'card.state-protect-the-status-quo.text':
    'Wybierz politykę bez ustawy i umieść na niej swój znacznik ustawy. Do końca rundy nikt nie może zaproponować dla niej ustawy. Zyskaj 1 kostkę wpływów osobistych.',
  'card.state-change-of-government-agenda': 'Zmiana Programu Rządu',
  'card.state-change-of-government-agenda.text':
    'Wycofaj ustawę innego gracza. Potem możesz zaproponować nową ustawę, a po tobie może to zrobić ten gracz.',
  'card.state-change-of-government-agenda.requirement': 'Najwyżej 3 ustawy w grze, w tym ustawa innego gracza',
  'card.state-reveal-political-scandal': 'Ujawnienie Skandalu Politycznego',
  'card.state-reveal-political-scandal.text': 'Wybierz innego gracza. Ten gracz oddaje ci 2 kostki wpływów.',
  'card.state-momentum-for-change': 'Impet Zmian',
  'card.state-momentum-for-change.text':
    'Zyskaj 1 kostkę wpływów za każdą swoją ustawę w grze. Potem zaproponuj ustawę. Nie możesz wezwać dla niej do natychmiastowego głosowania.',
} as const satisfies Record<keyof typeof en, string>
