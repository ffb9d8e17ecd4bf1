// Output of a command: results go to `out`, everything else to `err`. Also reads the input files.
import { readFileSync } from 'node:fs'
import { UsageError } from './usage.ts'

export interface Io {
  out(text: string): void
  err(text: string): void
  /** Whether stderr is a terminal, which can show progress bars. */
  readonly interactive: boolean
}

export const terminal: Io = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  interactive: process.stderr.isTTY === true,
}

/** The text of a file that was named on the command line. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new UsageError(missing ? `there is no file ${file}` : `cannot read ${file}: ${String(error)}`)
  }
}
