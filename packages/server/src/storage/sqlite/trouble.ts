// What an error of SQLite means for the statement, its batch and the thread.

export type Trouble =
  /** A key exists already, or a row that is referred to is gone. */
  | 'key'
  | 'value'
  /** The disk or the file cannot be written or read now: ends when its cause is gone. */
  | 'full'
  | 'read-only'
  | 'io'
  | 'busy'
  | 'corrupt'
  /** A failed fsync: what is on the disk is unknown, and a second fsync would not say. */
  | 'fsync'
  /** A fault of ours: wrong SQL. */
  | 'program'

/** https://www.sqlite.org/rescode.html */
const EXTENDED: ReadonlyMap<number, Trouble> = new Map([
  [787, 'key'], // CONSTRAINT_FOREIGNKEY
  [1555, 'key'], // CONSTRAINT_PRIMARYKEY
  [2067, 'key'], // CONSTRAINT_UNIQUE
  [2579, 'key'], // CONSTRAINT_ROWID
  [1034, 'fsync'], // IOERR_FSYNC
  [1290, 'fsync'], // IOERR_DIR_FSYNC
])

const PRIMARY: ReadonlyMap<number, Trouble> = new Map([
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

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || !('code' in error)) return 'program'
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && typeof error.errcode === 'number') {
    return EXTENDED.get(error.errcode) ?? PRIMARY.get(error.errcode & 0xff) ?? 'program'
  }
  // Files beside the database: the lock, the reserve.
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'full'
  if (error.code === 'EROFS' || error.code === 'EACCES' || error.code === 'EPERM') return 'read-only'
  if (error.code === 'EIO') return 'io'
  return error.code === 'ERR_INVALID_ARG_TYPE' || error.code === 'ERR_INVALID_ARG_VALUE' ? 'value' : 'program'
}

/** The cause lies in the disk or in another process, not in the statement. */
export function isOutside(trouble: Trouble): trouble is 'full' | 'read-only' | 'io' | 'busy' {
  return trouble === 'full' || trouble === 'read-only' || trouble === 'io' || trouble === 'busy'
}
