// Polish: what the options of a turn begin, in figures.
import type { hints as en } from '../en/hints.ts'

export const hints = {
  'hint.propose-bill':
    '{policies, plural, one {# otwarta polityka} few {# otwarte polityki} many {# otwartych polityk} other {# otwartej polityki}}, {markers, plural, one {został # znacznik} few {zostały # znaczniki} many {zostało # znaczników} other {zostało # znacznika}}',
  'hint.assign-workers':
    'Bezrobotni: {unemployed}, {places, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'hint.buy-goods': '{money} ₳, do {most} u każdego z dwóch sprzedawców',
  'hint.strike':
    'Strajk możliwy w {companies, plural, one {# firmie} few {# firmach} many {# firmach} other {# firmy}}',
  'hint.demonstration':
    'Bezrobotni: {unemployed}, {places, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'hint.build-company':
    'Stać cię na {companies, plural, one {# firmę} few {# firmy} many {# firm} other {# firmy}}, masz {money} ₳',
  'hint.sell-company': 'Na sprzedaż: {companies, plural, one {# firma} few {# firmy} many {# firm} other {# firmy}}',
  'hint.sell-abroad':
    '{lots, plural, one {# możliwa transakcja} few {# możliwe transakcje} many {# możliwych transakcji} other {# możliwej transakcji}}',
  'hint.make-deal':
    '{deals, plural, one {# możliwa umowa} few {# możliwe umowy} many {# możliwych umów} other {# możliwej umowy}}',
  'hint.extra-shift':
    'Dodatkowa zmiana możliwa w {companies, plural, one {# firmie} few {# firmach} many {# firmach} other {# firmy}}',
  'hint.event-action':
    'Możesz rozpatrzyć {events} z {all, plural, one {# wydarzenia} few {# wydarzeń} many {# wydarzeń} other {# wydarzenia}}',
  'hint.swap-workers':
    '{workers, plural, one {# wykwalifikowany pracownik} few {# wykwalifikowanych pracowników} many {# wykwalifikowanych pracowników} other {# wykwalifikowanego pracownika}} na miejscach dla niewykwalifikowanych',
  'hint.adjust-prices': '{prices, plural, one {# cena} few {# ceny} many {# cen} other {# ceny}} do zmiany',
  'hint.adjust-wages':
    'Zmiana wynagrodzenia możliwa w {companies, plural, one {# firmie} few {# firmach} many {# firmach} other {# firmy}}',
  'hint.give-bonus':
    '{amount} ₳ dla jednej z {companies, plural, one {# firmy} few {# firm} many {# firm} other {# firmy}}',
  'hint.pass': 'Do wyboru: {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'hint.end':
    '{actions, plural, one {Możliwa jeszcze # akcja darmowa} few {Możliwe jeszcze # akcje darmowe} many {Możliwych jeszcze # akcji darmowych} other {Możliwej jeszcze # akcji darmowej}}',
  'hint.brings': '{changes}',
  'hint.brings-then': '{changes}. {next}',
  'hint.asks': '{prompt} {count, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'hint.asks-number': '{prompt} Od {min} do {max}',
  'hint.asks-another': 'Najpierw decyduje {role}',
  'hint.chance': 'Zależy od losu',
  'hint.at-once': 'Działa natychmiast',
  'hint.change': '{what} {sign}{by}',
  'hint.change-of': '{role}: {what} {sign}{by}',
} as const satisfies Record<keyof typeof en, string>
