// Values that several schemas share.
import * as v from 'valibot'
import type { MomentId } from '../moment.ts'

/** Versions 1 to 8 of RFC 9562, and its nil and max values. */
const UUID =
  /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/

export const id = v.pipe(v.string(), v.regex(UUID), v.metadata({ format: 'uuid' }))

/** Returns the schema of a text with a length between two bounds. */
export function text(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max))
}

/** Returns the schema of an object with these fields and no others. Valibot alone also accepts a list if no field is required. */
export function exact<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.strictObject(entries)
  return v.pipe(
    v.custom<v.InferInput<typeof schema>>((value) => !Array.isArray(value)),
    schema,
  )
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const momentId = exact({ step: count, part: count }) satisfies v.GenericSchema<MomentId>

/** Any JSON value. A JSON text can hold numbers that are parsed as infinite. */
export const json = v.pipe(v.unknown(), v.check(isJson))

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson)
  return value !== undefined
}
