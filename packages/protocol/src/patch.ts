// The difference of two plain values, and back: a view changes little from one choice to the next.

export type Patch =
  /** Another value. */
  | { readonly set: unknown }
  /** The same object but for these fields. */
  | { readonly in: Readonly<Record<string, Patch>>; readonly without?: readonly string[] }
  /** The same list but for its length and these places. */
  | { readonly at: Readonly<Record<string, Patch>>; readonly length: number }

type Fields = Readonly<Record<string, unknown>>

/** What turns `before` into `after`; null when nothing does. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after)
  if (isFields(before) && isFields(after)) return differenceOfFields(before, after)
  return { set: after }
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const at: Record<string, Patch> = {}
  let changed = 0
  for (const [i, value] of after.entries()) {
    const patch = i < before.length ? difference(before[i], value) : { set: value }
    if (patch === null) continue
    at[i] = patch
    changed++
  }
  if (changed === 0 && before.length === after.length) return null
  return changed > 0 && changed === after.length ? { set: after } : { at, length: after.length }
}

function differenceOfFields(before: Fields, after: Fields): Patch | null {
  const fields: Record<string, Patch> = {}
  let changed = 0
  for (const [name, value] of Object.entries(after)) {
    const patch = Object.hasOwn(before, name) ? difference(before[name], value) : { set: value }
    if (patch === null) continue
    fields[name] = patch
    changed++
  }
  const without = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  if (changed === 0 && without.length === 0) return null
  return without.length === 0 ? { in: fields } : { in: fields, without }
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
