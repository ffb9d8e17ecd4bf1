// Where a command writes: results to `out`, everything said beside them to `err`.

export interface Io {
  out(text: string): void
  err(text: string): void
  /** Somebody watches: long work may show how far it is. */
  readonly interactive: boolean
}

export const terminal: Io = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  interactive: process.stderr.isTTY === true,
}
