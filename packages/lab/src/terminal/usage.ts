// Option values of commands, with errors for wrong usage.

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Exit codes of every command. */
export const OK = 0
export const FOUND_PROBLEMS = 1
export const WRONG_USAGE = 2

/** Options as parsed from the command line. */
export type Options = Readonly<Record<string, unknown>>

export function wholeNumber(options: Options, name: string, min: number): number {
  const value = single(options, name)
  const number = typeof value === 'number' ? value : Number.NaN
  if (!Number.isSafeInteger(number) || number < min) {
    throw new UsageError(`--${name} must be a whole number of at least ${min}, not "${String(value)}"`)
  }
  return number
}

export function oneOf<T extends string>(options: Options, name: string, allowed: readonly T[]): T {
  const value = String(single(options, name))
  const found = allowed.find((item) => item === value)
  if (found === undefined) throw new UsageError(`--${name} must be ${allowed.join(', ')}, not "${value}"`)
  return found
}

export function flag(options: Options, name: string): boolean {
  return options[name] === true
}

/** An option that was given once, or its default. */
function single(options: Options, name: string): unknown {
  const value = options[name]
  if (value === undefined) throw new UsageError(`--${name} is missing`)
  if (Array.isArray(value)) throw new UsageError(`--${name} is given more than once`)
  return value
}

/** Returns an option exactly as typed. The parser converts numbers, which would change `007` or twenty digits. */
export function typed(argv: readonly string[], name: string): string | undefined {
  const found: string[] = []
  for (const [index, word] of argv.entries()) {
    if (word === '--') break
    if (word === `--${name}`) found.push(argv[index + 1] ?? '')
    else if (word.startsWith(`--${name}=`)) found.push(word.slice(name.length + 3))
  }
  if (found.length > 1) throw new UsageError(`--${name} is given more than once`)
  if (found[0] === '') throw new UsageError(`--${name} is empty`)
  return found[0]
}
