// Written by `npm run texts`: the keys of these texts with the names of their parameters.
interface MessageParams {
  readonly 'error.unknown-option': 'option'
  readonly 'error.blocked-option': 'reason'
  readonly 'error.not-your-decision': never
  readonly 'error.stale-decision': never
  readonly 'error.match-over': never
  readonly 'error.undo-refused': 'reason'
  readonly 'error.nothing-to-redo': never
  readonly 'error.broken-record': 'where'
  readonly 'error.edited-record': never
  readonly 'error.foreign-record': 'game'
  readonly 'error.unsupported-version': 'version'
  readonly 'error.earlier-rules': never
  readonly 'error.invalid-options': never
  readonly 'undo.nothing': never
  readonly 'undo.revealed': never
}
