// Classifies errors of SQLite, and of the lock and reserve files.

export type ErrorKind =
  /** Duplicate key, or missing referenced row. */
  | 'key'
  | 'value'
  /** Full disk, read-only disk, I/O error, lock: can end without a restart. */
  | 'full'
  | 'read-only'
  | 'io'
  | 'busy'
  | 'corrupt'
  /** Failed fsync: the state of the disk is unknown, and a second fsync can succeed falsely. */
  | 'fsync'
  /** Bug: invalid SQL. */
  | 'program'

/** https://www.sqlite.org/rescode.html */
const EXTENDED: ReadonlyMap<number, ErrorKind> = new Map([
  [787, 'key'], // CONSTRAINT_FOREIGNKEY
  [1555, 'key'], // CONSTRAINT_PRIMARYKEY
  [2067, 'key'], // CONSTRAINT_UNIQUE
  [2579, 'key'], // CONSTRAINT_ROWID
  [1034, 'fsync'], // IOERR_FSYNC
  [1290, 'fsync'], // IOERR_DIR_FSYNC
])

const PRIMARY: ReadonlyMap<number, ErrorKind> = new Map([
  [3, 'read-only'], // PERM
  [5, 'busy'],
  [6, 'busy'], // LOCKED
  [7, 'io'], // NOMEM
  [8, 'read-only'],
  [10, 'io'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'io'], // CANTOPEN
  [18, 'value'], // TOOBIG
  [19, 'value'], // CONSTRAINT
  [20, 'value'], // MISMATCH
  [25, 'value'], // RANGE
  [26, 'corrupt'], // NOTADB
])

export function errorKindOf(error: unknown): ErrorKind {
  if (!(error instanceof Error) || !('code' in error)) return 'program'
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && typeof error.errcode === 'number') {
    return EXTENDED.get(error.errcode) ?? PRIMARY.get(error.errcode & 0xff) ?? 'program'
  }
  // Errors of the lock and the reserve.
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'full'
  if (error.code === 'EROFS' || error.code === 'EACCES' || error.code === 'EPERM') return 'read-only'
  if (error.code === 'EIO') return 'io'
  return error.code === 'ERR_INVALID_ARG_TYPE' || error.code === 'ERR_INVALID_ARG_VALUE' ? 'value' : 'program'
}

/** Whether the cause is the disk or another process, not the statement. */
export function isTransient(errorKind: ErrorKind): errorKind is 'full' | 'read-only' | 'io' | 'busy' {
  return errorKind === 'full' || errorKind === 'read-only' || errorKind === 'io' || errorKind === 'busy'
}
