// Definition of a command.
import type { Io } from './io.ts'
import type { Options } from './usage.ts'

export interface CommandOption {
  /** As in `--players <number>`. */
  readonly flags: string
  readonly description: string
  readonly default?: string | number
}

export interface Invocation {
  readonly args: readonly string[]
  readonly options: Options
  /** Arguments as typed. */
  readonly argv: readonly string[]
  readonly io: Io
}

export interface Command {
  /** Name and arguments, as in `verify <file>`. */
  readonly usage: string
  readonly description: string
  readonly options: readonly CommandOption[]
  readonly examples: readonly string[]
  /** Does the work and returns the exit code. */
  run(invocation: Invocation): Promise<number>
}

export const jsonOption: CommandOption = { flags: '--json', description: 'Print only JSON' }
