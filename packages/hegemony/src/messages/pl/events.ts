// Polish names and tasks of the events.
import type { events as en } from '../en/events.ts'

export const events = {
  'event.drought': 'Susza',
  'event.drought.text':
    'Zapewnij żywność Klasie Robotniczej (połowa jej populacji) albo Klasie Kapitalistów (połowa liczby jej funkcjonujących firm), zaokrąglając w górę.',
  'event.companies-demand-better-internet': 'Firmy Żądają Lepszego Internetu',
  'event.companies-demand-better-internet.text':
    'Zapewnij Klasie Średniej albo Klasie Kapitalistów towary luksusowe: połowę liczby jej funkcjonujących firm, zaokrąglając w górę.',
  'event.declining-birth-rate': 'Spadek Liczby Urodzeń',
  'event.declining-birth-rate.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej zdrowie: połowę jej populacji, zaokrąglając w górę.',
  'event.low-education-index': 'Niski Wskaźnik Edukacji',
  'event.low-education-index.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej edukację: połowę jej populacji, zaokrąglając w górę.',
  'event.strike-at-the-port': 'Strajk w Porcie',
  'event.strike-at-the-port.text': 'Zapewnij Klasie Robotniczej albo Klasie Kapitalistów 2 kostki wpływów mediów.',
  'event.local-industries-in-turmoil': 'Lokalny Przemysł w Kryzysie',
  'event.local-industries-in-turmoil.text':
    'Zapewnij Klasie Średniej albo Klasie Kapitalistów po 5 ₳ za każdą jej funkcjonującą firmę.',
  'event.demand-for-pension-reform': 'Żądanie Reformy Emerytalnej',
  'event.demand-for-pension-reform.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej po 5 ₳ za każdy punkt jej populacji.',
  'event.technological-illiteracy': 'Analfabetyzm Technologiczny',
  'event.technological-illiteracy.text':
    'Zapewnij towary luksusowe i edukację (co najmniej po 1), łącznie: Klasie Robotniczej połowę jej populacji albo Klasie Kapitalistów połowę liczby jej funkcjonujących firm, zaokrąglając w górę.',
  'event.earthquake': 'Trzęsienie Ziemi',
  'event.earthquake.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej żywność i zdrowie (co najmniej po 1): łącznie połowę jej populacji, zaokrąglając w górę.',
  'event.demand-for-higher-welfare-standards': 'Żądanie Wyższych Standardów Socjalnych',
  'event.demand-for-higher-welfare-standards.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej zdrowie i edukację (co najmniej po 1): łącznie połowę jej populacji, zaokrąglając w górę.',
  'event.need-for-sustainability-initiative': 'Potrzeba Inicjatywy na rzecz Zrównoważonego Rozwoju',
  'event.need-for-sustainability-initiative.text': 'Wybierz dwie klasy i zapewnij każdej z nich po 25 ₳.',
  'event.political-scandal': 'Skandal Polityczny',
  'event.political-scandal.text':
    'Wydaj 25 ₳ i zapewnij klasom maksymalnie 3 kostki wpływów mediów w dowolnym podziale.',
  'event.need-for-stimulus-package': 'Potrzeba Pakietu Stymulacyjnego',
  'event.need-for-stimulus-package.text': 'Zapewnij każdej klasie po 10 ₳ albo każdej klasie po 15 ₳.',
  'event.infant-industry-requires-help': 'Młoda Branża Wymaga Wsparcia',
  'event.infant-industry-requires-help.text':
    'Załóż dla Klasy Średniej albo Klasy Kapitalistów firmę kosztującą co najmniej 15 ₳ i zapłać jej koszt.',
  'event.outdated-public-sector-infrastructure': 'Przestarzała Infrastruktura Sektora Publicznego',
  'event.outdated-public-sector-infrastructure.text':
    'Kup towary luksusowe od Klasy Średniej i Klasy Kapitalistów: łącznie najwyżej tyle, ile jest firm państwowych.',
  'event.pandemic': 'Pandemia',
  'event.pandemic.text':
    'Kup zdrowie od Klasy Średniej i Klasy Kapitalistów: łącznie najwyżej tyle, ile jest firm państwowych.',
  'event.low-university-ratings': 'Niskie Oceny Uniwersytetów',
  'event.low-university-ratings.text':
    'Kup edukację od Klasy Średniej i Klasy Kapitalistów: łącznie najwyżej tyle, ile jest firm państwowych.',
  'event.political-polarization': 'Polaryzacja Polityczna',
  'event.political-polarization.text':
    'Wydaj 30 ₳ i zapewnij Klasie Robotniczej i Klasie Kapitalistów 4 kostki głosowania w dowolnym podziale.',
  'event.civil-unrest': 'Niepokoje Społeczne',
  'event.civil-unrest.text': 'Zaproponuj ustawę wybraną przez Klasę Robotniczą albo Klasę Kapitalistów.',
  'event.demand-for-thirteen-month-pay': 'Żądanie Trzynastej Pensji',
  'event.demand-for-thirteen-month-pay.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej po 5 ₳ za każdego jej pracownika w sektorze publicznym.',
  'event.unfair-representation': 'Niesprawiedliwa Reprezentacja',
  'event.unfair-representation.text': 'Zapewnij jednej klasie 1 kostkę wpływów osobistych i 2 kostki głosowania.',
  'event.fear-of-deflation': 'Obawa przed Deflacją',
  'event.fear-of-deflation.text': 'Wydaj 15, 30 albo 45 ₳.',
  'event.neighbors-at-war': 'Wojna u Sąsiadów',
  'event.neighbors-at-war.text': 'Wydaj maksymalnie 6 zdrowia.',
  'event.developing-countries-in-need': 'Kraje Rozwijające się w Potrzebie',
  'event.developing-countries-in-need.text': 'Wydaj maksymalnie 6 edukacji.',
  'event.global-supply-chain-crisis': 'Globalny Kryzys Łańcuchów Dostaw',
  'event.global-supply-chain-crisis.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej żywność i towary luksusowe (co najmniej po 1): łącznie połowę jej populacji, zaokrąglając w górę.',
} as const satisfies Record<keyof typeof en, string>
