// The views of one moment. The public part is built once, frozen, and shared by all viewers. Parts that did not change
// since the previous moment are the same objects.
import type { GameEvent, Viewer } from './event.ts'
import type { Game } from './game.ts'
import type { GameState } from './table.ts'

export class Views<S extends GameState, O, V, E extends GameEvent> {
  private readonly game: Game<S, O, V, E>
  private readonly state: S
  private readonly before: V | undefined
  private made: V | undefined

  /** Views of the current state; a later state needs new views. `before` is the previous public view. */
  constructor(game: Game<S, O, V, E>, state: S, before?: V) {
    this.game = game
    this.state = state
    this.before = before
  }

  of(viewer: Viewer): V {
    const { open } = this
    return viewer === 'spectator' ? open : this.game.view(this.state, viewer, open)
  }

  /** The public view. */
  get open(): V {
    this.made ??= settled(this.before, this.game.view(this.state, 'spectator')) as V
    return this.made
  }
}

/**
 * Returns `before` if both are equal byte for byte; otherwise `value`, with the equal parts of `before`. The result is
 * frozen, so that no viewer can change the shared part.
 */
function settled(before: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return settledList(Array.isArray(before) ? before : NO_ITEMS, value)
  return settledFields(isFields(before) ? before : NOTHING, value as Fields)
}

function settledList(before: readonly unknown[], list: unknown[]): readonly unknown[] {
  let same = before.length === list.length
  for (let i = 0; i < list.length; i++) {
    const had = before[i]
    const has = list[i]
    if (had === has) continue
    const kept = settled(had, has)
    if (kept !== has) list[i] = kept
    if (kept !== had) same = false
  }
  return same ? before : Object.freeze(list)
}

function settledFields(before: Readonly<Fields>, fields: Fields): Readonly<Fields> {
  const names = Object.keys(before)
  let same = true
  let count = 0
  for (const name in fields) {
    if (names[count++] !== name) same = false
    const had = before[name]
    const has = fields[name]
    if (had === has) continue
    const kept = settled(had, has)
    if (kept !== has) fields[name] = kept
    if (kept !== had) same = false
  }
  return same && count === names.length ? before : Object.freeze(fields)
}

type Fields = Record<string, unknown>

const NOTHING: Readonly<Fields> = Object.freeze({})
const NO_ITEMS: readonly unknown[] = Object.freeze([])

function isFields(value: unknown): value is Readonly<Fields> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
