// What the kernel says to people, in English (ICU message format).

export const messages: Readonly<Record<string, string>> = {
  'error.unknown-option': 'This choice is not on offer here: {option}.',
  'error.blocked-option': 'This is not possible now. {reason}',
  'error.not-your-decision': 'This decision is not yours.',
  'error.stale-decision': 'The game has moved on; this decision is no longer open.',
  'error.match-over': 'The match is over.',
  'error.undo-refused': 'This cannot be undone. {reason}',
  'error.nothing-to-redo': 'There is nothing to redo.',
  'error.broken-record':
    'This match file cannot be read: {where, select, JSON {it is no saved match, or it is damaged} other {something is wrong at “{where}”}}.',
  'error.edited-record': 'This match file was changed after it was saved.',
  'error.foreign-record': 'This match file belongs to another game: {game}.',
  'error.unsupported-version': 'This match file comes from version {version}, which is not supported here.',
  'error.earlier-rules': 'This match was played by earlier rules: its moves cannot be replayed.',
  'error.invalid-options': 'These options do not make a game.',
  'undo.nothing': 'Nothing has been done yet.',
  'undo.revealed': 'Something has come to light since, or somebody else has already answered.',
}
