// Notices by mail and push, in Polish.
export const messages: Readonly<Record<string, string>> = {
  'notice.your-turn': 'Twoja kolej przy stole „{table}”.',
  'notice.half-time': 'Minęła połowa twojego czasu przy stole „{table}”.',
  'notice.last-hour': 'Na turę przy stole „{table}” została ci godzina.',
  'notice.started': 'Partia przy stole „{table}” się zaczęła.',
  'notice.finished': 'Partia przy stole „{table}” się skończyła.',
  'notice.invited': '{person} zaprasza cię do stołu „{table}”.',
  'notice.undo-asked': 'Przy stole „{table}” czeka prośba o cofnięcie.',
  'notice.several':
    '{count, plural, one {Czeka na ciebie # stół} few {Czekają na ciebie # stoły} many {Czeka na ciebie # stołów} other {Czeka na ciebie # stołu}}.',
  'mail.open': 'Otwórz stół: {link}',
  'mail.why': 'Dostajesz tę wiadomość, bo grasz na {server}. Powiadomienia możesz zmienić na stronie konta.',
  'mail.sign-in.subject': 'Link do logowania na {server}',
  'mail.sign-in.text': 'Otwórz ten link w ciągu 15 minut, aby się zalogować. Działa raz: {link}',
  'mail.sign-in.not-you': 'Jeśli nie prosisz o ten link, zignoruj tę wiadomość.',
  'mail.confirm.subject': 'Potwierdź swój adres e-mail na {server}',
  'mail.confirm.account':
    'Gracz {name} chce używać tego adresu. Jeśli to ty, otwórz ten link w ciągu 15 minut i potwierdź adres: {link}',
  'mail.confirm.code': 'Możesz też wpisać ten kod na stronie swojego konta: {code}',
  'mail.confirm.not-you': 'Jeśli to nie ty, zignoruj tę wiadomość. Nikomu nie podawaj kodu.',
  'security.subject': 'Zmiana na twoim koncie {name} na {server}',
  'security.password': 'Zmieniono hasło. Inne urządzenia zostały wylogowane.',
  'security.recovery': 'Utworzono nowy kod odzyskiwania. Inne urządzenia zostały wylogowane.',
  'security.passkey-added': 'Dodano klucz dostępu. Inne urządzenia zostały wylogowane.',
  'security.passkey-removed': 'Usunięto klucz dostępu. Inne urządzenia zostały wylogowane.',
  'security.name': 'Zmieniono imię. Teraz do logowania służy nowe imię.',
  'security.address': 'Zmieniono adres e-mail.',
  'security.not-you':
    'Jeśli to twoja zmiana, zignoruj tę wiadomość. Jeśli nie, zaloguj się, zmień hasło i powiadom operatora serwera: {link}',
}
