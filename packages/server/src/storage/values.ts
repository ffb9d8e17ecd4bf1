// Rejects values that only one of the databases would accept.
import { BadValue, type Value } from './driver.ts'

/** Throws for numbers that are not finite and texts with a null character. */
export function checkValues(name: string, values: readonly Value[]): void {
  for (const value of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new BadValue(`${name}: ${value} is not a number`)
    if (typeof value === 'string' && value.includes('\0')) throw new BadValue(`${name}: a text has a null character`)
  }
}
