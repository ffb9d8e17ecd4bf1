// What the kernel says to people, in English (ICU message format).

export const messages: Readonly<Record<string, string>> = {
  'error.unknown-option': 'This option is not available here: {option}.',
  'error.blocked-option': 'This is not possible now. {reason}',
  'error.not-your-decision': 'This is not your decision.',
  'error.stale-decision': 'The match has moved on. This decision is no longer open.',
  'error.match-over': 'The match is over.',
  'error.undo-refused': 'This cannot be undone. {reason}',
  'error.nothing-to-redo': 'There is nothing to redo.',
  'error.broken-record':
    'This match file cannot be read: {where, select, JSON {it is not a saved match, or it is damaged} other {error at “{where}”}}.',
  'error.edited-record': 'This match file was edited after it was saved.',
  'error.foreign-record': 'This match file belongs to another game: {game}.',
  'error.unsupported-version': 'This match file was made with version {version}, which is not supported.',
  'error.earlier-rules': 'This match was played under earlier rules. Its moves cannot be replayed.',
  'error.invalid-options': 'These options are not valid for this game.',
  'undo.nothing': 'There is nothing to undo.',
  'undo.revealed': 'Hidden information was revealed, or another player has already moved.',
}
