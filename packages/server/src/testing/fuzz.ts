// Random invalid requests: generated from the schemas of the server and then changed, the same for the same seed.
import type { Random } from '@hustings/kernel'

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly nullable?: boolean
}

/** Values that are valid in the server now, by the name of their field. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  '\u0000',
  '\uD800',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e',
  '#{7*7}',
  'x'.repeat(3000),
  '🙂'.repeat(300),
  'constructor',
  '__proto__',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $ne: null },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
]

export class Fuzz {
  private readonly random: Random
  known: Known = {}

  constructor(random: Random) {
    this.random = random
  }

  one<T>(list: readonly T[]): T {
    const found = list[this.random.below(list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }

  chance(of: number): boolean {
    return this.random.below(of) === 0
  }

  hostile(): unknown {
    return this.one(HOSTILE)
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.random.below(16).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }

  /** A body that fits the schema; `spoilt` replaces about a third of its parts by random values. */
  value(schema: JsonSchema, name: string, spoilt: boolean): unknown {
    if (spoilt && this.chance(4)) return this.hostile()
    const known = this.known[name]
    if (known !== undefined && known.length > 0 && !this.chance(4)) return this.one(known)
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined && schema.enum.length > 0) return this.one(schema.enum)
    const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
    if (parts !== undefined && parts.length > 0) return this.value(this.one(parts), name, spoilt)
    const type = Array.isArray(schema.type) ? this.one(schema.type) : schema.type
    switch (type) {
      case 'object':
        return this.fields(schema, spoilt)
      case 'array':
        return Array.from({ length: this.random.below(4) }, () => this.value(schema.items ?? {}, name, spoilt))
      case 'integer':
      case 'number':
        return this.number(schema)
      case 'boolean':
        return this.chance(2)
      case 'null':
        return null
      case 'string':
        return this.text(schema)
      default:
        return this.chance(2) ? this.hostile() : { players: 2 + this.random.below(3) }
    }
  }

  private fields({ properties = {}, required = [] }: JsonSchema, spoilt: boolean): Record<string, unknown> {
    const body: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(properties)) {
      if (spoilt && this.chance(8)) continue
      if (required.includes(name) || this.chance(2)) body[name] = this.value(schema, name, spoilt)
    }
    if (spoilt && this.chance(4)) body[String(this.hostile()).slice(0, 40)] = this.hostile()
    return body
  }

  private number({ minimum = -3, maximum = 300 }: JsonSchema): number {
    const low = Math.max(minimum, -1000)
    const high = Math.min(maximum, low + 100_000)
    return low + this.random.below(Math.max(1, high - low + 1))
  }

  private text({ format, minLength = 0, maxLength = 20 }: JsonSchema): string {
    if (format === 'uuid') return this.uuid()
    if (format === 'email') return `${this.uuid().slice(0, 8)}@example.test`
    if (format === 'date-time') return new Date(1_700_000_000_000 + this.random.below(1_000_000_000)).toISOString()
    if (format === 'uri') return `https://example.test/${this.uuid()}`
    const length = Math.max(minLength, this.random.below(Math.min(maxLength, 40) + 1))
    return Array.from({ length }, () => this.one([...'abcdefghijkmnpqrstuvwxyz 0123456789'])).join('')
  }
}
