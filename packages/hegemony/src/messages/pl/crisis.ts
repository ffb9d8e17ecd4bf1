// Polish names and effects of the Crisis Response cards.
import type { crisis as en } from '../en/crisis.ts'

export const crisis = {
  'crisis.cr01': 'Konsensus Waszyngtoński',
  'crisis.cr01.text':
    'Klasa Robotnicza zyskuje wpływy równe połowie swojej populacji, zaokrąglając w górę, i dodaje po 2 swoje kostki głosowania za każdy swój związek zawodowy. Klasa Średnia zyskuje 2 kostki wpływów i dodaje po 2 swoje kostki głosowania za każdą firmę państwową i Klasy Kapitalistów, która zatrudnia jej pracowników. Obie usuwają po 2 swoich bezrobotnych.',
  'crisis.cr02': 'Nieudane Negocjacje z MFW',
  'crisis.cr02.text':
    'Każda klasa płaci Państwu 10 ₳. Powtarza się to, aż Państwo może spłacić pożyczki. Za każde 10 ₳ od klasy jej poparcie spada o 1.',
  'crisis.cr03': 'Umiarkowana Interwencja MFW',
  'crisis.cr03.text':
    'Polityka 6 jest zablokowana do następnego sprawdzenia MFW. Klasa Robotnicza usuwa 2 swoich bezrobotnych.',
  'crisis.cr04': 'Model Japoński',
  'crisis.cr04.text': 'Państwo otrzymuje 40 ₳.',
  'crisis.cr05': 'Podstawowa Interwencja MFW',
  'crisis.cr05.text': 'Polityki 1 i 3 są zablokowane do następnego sprawdzenia MFW.',
  'crisis.cr06': 'Amerykański Pakiet Stymulacyjny',
  'crisis.cr06.text':
    'Państwo otrzymuje 60 ₳. Klasa Robotnicza i Klasa Średnia biorą od Państwa po 10 ₳ i do 2 zdrowia, Klasa Kapitalistów bierze 15 ₳.',
  'crisis.cr07': 'Interwencja MFW z Oporem',
  'crisis.cr07.text':
    'Polityka 1 jest zablokowana do następnego sprawdzenia MFW. Klasa Robotnicza umieszcza 3 żetony strajku.',
  'crisis.cr08': 'Nowy Program Obligacji Rządowych',
  'crisis.cr08.text':
    'Każda klasa, zaczynając od Klasy Kapitalistów, może pożyczyć Państwu 30 lub 50 ₳. Jeśli to wystarcza na pożyczki, Państwo je spłaca i do końca następnej fazy akcji jest winne 40 lub 70 ₳. Jeśli nie, pieniądze wracają i dobierana jest inna karta. Nie w 5. rundzie.',
  'crisis.cr09': 'Program Oszczędnościowy UE',
  'crisis.cr09.text': 'Każda klasa płaci Państwu 10 ₳.',
  'crisis.cr10': 'Nieudana Interwencja MFW: Rewolucja',
  'crisis.cr10.text':
    'W tej rundzie Państwo nic nie płaci za nowe firmy państwowe. Klasa Robotnicza płaci Państwu 10 ₳, Klasa Średnia 20 ₳, Klasa Kapitalistów 35 ₳; dwie ostatnie zyskują po 1 kostce wpływów za każde 2 swoje firmy. Przy mniej niż 2 związkach zawodowych dobierana jest inna karta.',
} as const satisfies Record<keyof typeof en, string>
