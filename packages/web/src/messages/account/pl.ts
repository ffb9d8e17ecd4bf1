// Signing in again and what it guards, in Polish.

export const messages = {
  'account.again': 'Zaloguj się ponownie',
  'account.again.why': 'Od ostatniego logowania minęło ponad 10 minut. Zaloguj się ponownie, aby kontynuować.',
  'account.again.mail': 'Wyślij link na {address}',
  'account.again.mail.sent': 'Wysłaliśmy link na {address}. Otwórz go w tej przeglądarce, a potem wróć tutaj.',
  'account.again.continue': 'Dalej',
  'account.again.other': 'Inne sposoby logowania',
}
