// What the kernel says to people, in Polish (ICU message format).

export const messages: Readonly<Record<string, string>> = {
  'error.unknown-option': 'Ta opcja nie jest tu dostępna: {option}.',
  'error.blocked-option': 'Teraz to niemożliwe. {reason}',
  'error.not-your-decision': 'To nie jest twoja decyzja.',
  'error.stale-decision': 'Partia potoczyła się dalej. Ta decyzja jest już nieaktualna.',
  'error.match-over': 'Partia jest zakończona.',
  'error.undo-refused': 'Tego nie można cofnąć. {reason}',
  'error.nothing-to-redo': 'Nie ma czego ponowić.',
  'error.broken-record':
    'Nie można odczytać pliku partii: {where, select, JSON {to nie jest zapisana partia albo plik jest uszkodzony} other {błąd w miejscu „{where}”}}.',
  'error.edited-record': 'Plik partii został zmieniony po zapisaniu.',
  'error.foreign-record': 'Plik partii należy do innej gry: {game}.',
  'error.unsupported-version': 'Plik partii pochodzi z wersji {version}, która nie jest tu obsługiwana.',
  'error.earlier-rules': 'Tę partię rozegrano według wcześniejszych zasad, więc nie da się odtworzyć jej ruchów.',
  'error.invalid-options': 'Te opcje nie pasują do tej gry.',
  'undo.nothing': 'Nie ma czego cofnąć.',
  'undo.revealed': 'Ujawniono ukryte informacje albo inny gracz wykonał już ruch.',
}
