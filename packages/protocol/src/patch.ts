// The difference of two plain values, and back: a view changes little from one choice to the next.
import { copy } from '@hustings/kernel'

export type Patch =
  /** Another value. */
  | { readonly set: unknown }
  /** The same object but for these fields. */
  | { readonly in: Readonly<Record<string, Patch>>; readonly without?: readonly string[] }
  /** The same list but for its length and these places. */
  | { readonly at: Readonly<Record<string, Patch>>; readonly length: number }

type Fields = Readonly<Record<string, unknown>>

/** What turns `before` into `after`; null when nothing does. What is new in it is a copy: `after` may go on changing. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after)
  if (isFields(before) && isFields(after)) return differenceOfFields(before, after)
  return { set: copy(after) }
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let at: Record<string, Patch> | null = null
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    const value = after[i]
    const patch = i < before.length ? difference(before[i], value) : { set: copy(value) }
    if (patch === null) continue
    at ??= {}
    at[i] = patch
    changed++
  }
  if (changed === 0 && before.length === after.length) return null
  return changed > 0 && changed === after.length ? { set: copy(after) } : { at: at ?? {}, length: after.length }
}

/** Almost all fields of a view are the same as before: nothing is made for them. */
function differenceOfFields(before: Fields, after: Fields): Patch | null {
  let fields: Record<string, Patch> | null = null
  let kept = 0
  for (const name in after) {
    const known = Object.hasOwn(before, name)
    if (known) kept++
    const patch = known ? difference(before[name], after[name]) : { set: copy(after[name]) }
    if (patch === null) continue
    fields ??= {}
    fields[name] = patch
  }
  let had = 0
  for (const _ in before) had++
  if (had === kept) return fields === null ? null : { in: fields }
  return { in: fields ?? {}, without: Object.keys(before).filter((name) => !Object.hasOwn(after, name)) }
}

/** `before` with the patch; what did not change is the same object as before. */
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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
