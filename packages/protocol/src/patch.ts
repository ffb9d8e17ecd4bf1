// Differences between plain values: a view changes little from one choice to the next.
import { copy } from '@hustings/kernel'

export type Patch =
  /** A new value. */
  | { readonly set: unknown }
  /** The same object except for these fields. */
  | { readonly in: Readonly<Record<string, Patch>>; readonly without?: readonly string[] }
  /** The same list except for its length and these elements. */
  | { readonly at: Readonly<Record<string, Patch>>; readonly length: number }

type Fields = Readonly<Record<string, unknown>>

/** The patch from one value to the next. */
export interface Step {
  readonly before: unknown
  /** Null when nothing has changed. */
  readonly patch: Patch | null
  /** The next value as a separate plain copy that shares all unchanged parts with `before`. */
  readonly now: unknown
}

/** Returns the patch from `before` to `after`; null when they are equal. */
export function difference(before: unknown, after: unknown): Patch | null {
  return new Differences().of(before, after).patch
}

/**
 * Patches of several values that share parts, such as the views of one position: shared parts are compared once, and
 * unchanged parts create nothing. Deeply frozen parts of `after` are kept; all others are copied because they can still
 * change.
 */
export class Differences {
  private readonly known = new Map<object, Step>()

  of(before: unknown, after: unknown): Step {
    if (typeof after !== 'object' || after === null) {
      return { before, patch: Object.is(before, after) ? null : { set: after }, now: after }
    }
    const known = this.known.get(after)
    if (known !== undefined && known.before === before) return known
    const { patch, now } = this.compared(before, after)
    // Compared with another value before: both comparisons keep the same copy of `after`.
    const step = { before, patch, now: known === undefined ? now : known.now }
    if (known === undefined) this.known.set(after, step)
    return step
  }

  private compared(before: unknown, after: object): Omit<Step, 'before'> {
    if (Array.isArray(before) && Array.isArray(after)) return this.ofLists(before, after)
    if (isFields(before) && isFields(after)) return this.ofFields(before, after)
    return added(after)
  }

  private ofLists(before: readonly unknown[], after: readonly unknown[]): Omit<Step, 'before'> {
    const fixed = Object.isFrozen(after)
    let at: Record<string, Patch> | null = null
    let changed = 0
    let now: unknown[] | null = fixed || before.length === after.length ? null : before.slice(0, after.length)
    for (let i = 0; i < after.length; i++) {
      const had = before[i]
      const has = after[i]
      if (had === has && i < before.length) continue
      if (i < before.length && Object.is(had, has)) continue
      const step = i < before.length && isObject(has) ? this.of(had, has) : added(has)
      if (!fixed && (step.now !== had || i >= before.length)) {
        now ??= before.slice()
        now[i] = step.now
      }
      if (step.patch === null) continue
      at ??= {}
      at[i] = step.patch
      changed++
    }
    const list = fixed ? after : (now ?? before)
    if (changed === 0 && before.length === after.length) return { patch: null, now: list }
    return {
      patch: changed > 0 && changed === after.length ? { set: list } : { at: at ?? {}, length: after.length },
      now: list,
    }
  }

  private ofFields(before: Fields, after: Fields): Omit<Step, 'before'> {
    const fixed = Object.isFrozen(after)
    let fields: Record<string, Patch> | null = null
    let now: Record<string, unknown> | null = null
    let kept = 0
    for (const name in after) {
      const has = after[name]
      const had = before[name]
      if (had === has && had !== undefined) {
        kept++
        continue
      }
      const known = Object.hasOwn(before, name)
      if (known) kept++
      if (known && Object.is(had, has)) continue
      const step = known && isObject(has) ? this.of(had, has) : added(has)
      if (!fixed && (step.now !== had || !known)) {
        now ??= { ...before }
        now[name] = step.now
      }
      if (step.patch === null) continue
      fields ??= {}
      fields[name] = step.patch
    }
    const rest = fixed ? after : (now ?? before)
    if (sizeOf(before) === kept) return { patch: fields === null ? null : { in: fields }, now: rest }
    const without = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
    return { patch: { in: fields ?? {}, without }, now: fixed ? after : lacking(rest, without) }
  }
}

function lacking(fields: Fields, names: readonly string[]): Fields {
  const left: Record<string, unknown> = { ...fields }
  for (const name of names) delete left[name]
  return left
}

/** Counts fields without creating a list of them. */
function sizeOf(fields: Fields): number {
  let size = 0
  for (const _ in fields) size++
  return size
}

function added(value: unknown): Omit<Step, 'before'> {
  const now = isObject(value) && !Object.isFrozen(value) ? copy(value) : value
  return { patch: { set: now }, now }
}

/** Returns `before` with the patch applied; unchanged parts are the same objects. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before
  if ('set' in patch) return patch.set
  if ('at' in patch) {
    const list: unknown[] = Array.isArray(before) ? before.slice(0, patch.length) : []
    for (const [i, change] of Object.entries(patch.at)) list[Number(i)] = patched(list[Number(i)], change)
    return list
  }
  const fields: Record<string, unknown> = isFields(before) ? { ...before } : {}
  for (const name of patch.without ?? []) delete fields[name]
  for (const [name, change] of Object.entries(patch.in)) fields[name] = patched(fields[name], change)
  return fields
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
