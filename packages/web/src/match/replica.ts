// The client's copy of the match: updates in order, moments with their views. No clock, no UI.
import type { Viewer } from '@hustings/kernel'
import { compareMoments, type MatchUpdate, patched, type Standpoint, type ToldMoment } from '@hustings/protocol'
import type { Shown } from './shown.ts'

export interface ReplicaState {
  readonly viewer: Viewer
  /** At least one; the last one has a view. */
  readonly moments: readonly Shown[]
  readonly now: Standpoint
}

export class MatchReplica {
  private state: ReplicaState | null = null
  private serial = 0
  /** Updates that wait for a missing one, by the serial that they build on. */
  private readonly early = new Map<number, MatchUpdate>()

  get current(): ReplicaState {
    if (this.state === null) throw new Error('no update has arrived')
    return this.state
  }

  /** The serial of the last update in order. */
  get applied(): number {
    return this.serial
  }

  /** An update is missing, and later ones wait for it. */
  get hasGap(): boolean {
    return this.early.size > 0
  }

  /** Returns whether anything changed. An update that builds on a missing one waits for it. */
  receive(update: MatchUpdate): boolean {
    if (update.serial <= this.serial) return false
    if (update.after !== null && update.after !== this.serial) {
      this.early.set(update.after, update)
      return false
    }
    this.apply(update)
    for (let next = this.early.get(this.serial); next !== undefined; next = this.early.get(this.serial))
      this.apply(next)
    return true
  }

  /** Adds past views from the host. Returns false if they do not belong to the current match. */
  recall({ base, moments }: MatchUpdate): boolean {
    const { viewer, moments: known, now } = this.current
    const [first] = base?.told ?? []
    if (base === undefined || first === undefined || base.viewer !== viewer) return false
    const recalled: Shown[] = [{ ...first, view: base.view }]
    for (const { patch, ...moment } of moments)
      recalled.push({ ...moment, view: patched(recalled.at(-1)?.view, patch) })
    const places = new Map(known.map((moment) => [nameOf(moment), moment]))
    for (const moment of recalled) {
      const place = places.get(nameOf(moment))
      if (place !== undefined && JSON.stringify(place.events) !== JSON.stringify(moment.events)) return false
      if (place?.view === undefined) places.set(nameOf(moment), moment)
    }
    this.state = { viewer, moments: [...places.values()].sort(compareMoments), now }
    return true
  }

  private apply({ serial, base, drop, moments, now }: MatchUpdate): void {
    const shown = base === undefined ? this.kept(drop) : startOf(base.told, base.view)
    for (const { patch, ...moment } of moments) shown.push({ ...moment, view: patched(shown.at(-1)?.view, patch) })
    this.serial = serial
    this.state = { viewer: base?.viewer ?? this.current.viewer, moments: shown, now }
    for (const [after, waiting] of this.early) if (waiting.serial <= serial) this.early.delete(after)
  }

  private kept(drop = Number.POSITIVE_INFINITY): Shown[] {
    return this.current.moments.filter(({ step }) => step <= drop)
  }
}

function startOf(told: readonly ToldMoment[], view: unknown): Shown[] {
  return told.map((moment, i) => ({ ...moment, view: i === told.length - 1 ? view : undefined }))
}

function nameOf({ step, part }: ToldMoment): string {
  return `${step}.${part}`
}
