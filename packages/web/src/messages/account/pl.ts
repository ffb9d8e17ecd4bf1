// Signing in again, confirming an address and merging a guest, in Polish.

export const messages = {
  'account.again': 'Zaloguj się ponownie',
  'account.again.why': 'Od ostatniego logowania minęło ponad 10 minut. Zaloguj się ponownie, aby kontynuować.',
  'account.again.mail': 'Wyślij link na {address}',
  'account.again.mail.sent': 'Wysłaliśmy link na {address}. Otwórz go w tej przeglądarce, a potem wróć tutaj.',
  'account.again.continue': 'Dalej',
  'account.again.other': 'Inne sposoby logowania',
  'account.guest': 'Grasz jako gość {name}. Przy logowaniu zdecydujesz, czy przenieść swoje stoły na konto.',
  'account.merge': 'Przenieść stoły na konto {into}?',
  'account.merge.text':
    'Grasz jako gość {guest} przy {tables, plural, one {# stole} few {# stołach} many {# stołach} other {# stołu}}. Miejsca i wyniki możesz przenieść na konto {into}.',
  'account.merge.without.text': 'Jeśli zalogujesz się bez nich, nie zagrasz już w tej przeglądarce jako {guest}.',
  'account.merge.with': 'Przenieś i zaloguj się',
  'account.merge.without': 'Zaloguj się bez nich',
  'account.confirm': 'Potwierdź swój adres e-mail',
  'account.confirm.text': 'Adres {address} będzie należał do konta {name}. Będzie można się nim logować.',
  'account.confirm.do': 'Potwierdź',
  'account.confirm.done': 'Adres {address} jest potwierdzony.',
  'account.confirm.foreign': 'Gracz {name} chce używać adresu {address}.',
  'account.confirm.here': 'W tej przeglądarce grasz jako {name}.',
  'account.confirm.member':
    'Jeśli to twoje konto, zaloguj się jako {name}, aby potwierdzić. Jeśli nie, zamknij tę stronę: nic się nie zmieni.',
  'account.confirm.guest':
    'Jeśli to ty grasz jako {name}, otwórz ten link w przeglądarce, w której grasz, albo wpisz tam kod z wiadomości. Jeśli nie, zamknij tę stronę: nic się nie zmieni.',
  'account.confirm.sign-in': 'Zaloguj się jako {name}',
  'account.code': 'Kod z wiadomości',
  'account.code.text': 'Otwórz link w tej przeglądarce albo wpisz tutaj sześć cyfr.',
  'account.suspended': 'To konto jest zawieszone',
  'account.suspended.text': 'Nie możesz z niego grać ani pisać. Nadal możesz pobrać swoje dane albo usunąć konto.',
}
