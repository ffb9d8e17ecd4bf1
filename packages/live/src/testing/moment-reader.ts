// A page in tests: applies updates in the order of their serials, and keeps each moment with its view.
import { type MatchUpdate, patched, type Standpoint, type ToldMoment } from '@hustings/protocol'

export interface ReadMoment extends ToldMoment {
  /** Undefined before the base. */
  readonly view: unknown
}

export class MomentReader {
  private serial = 0
  private waiting: MatchUpdate[] = []
  private standpoint: Standpoint | null = null
  moments: ReadMoment[] = []

  take(update: MatchUpdate): void {
    this.waiting.push(update)
    for (let next = this.next(); next !== undefined; next = this.next()) this.read(next)
  }

  get now(): Standpoint {
    if (this.standpoint === null) throw new Error('nothing was read yet')
    return this.standpoint
  }

  get view(): unknown {
    return this.moments.at(-1)?.view
  }

  get events(): readonly unknown[] {
    return this.moments.flatMap(({ events }) => events)
  }

  private next(): MatchUpdate | undefined {
    this.waiting = this.waiting.filter(({ serial }) => serial > this.serial)
    return this.waiting.find(({ after }) => after === null || after === this.serial)
  }

  private read({ serial, base, drop, moments, now }: MatchUpdate): void {
    this.serial = serial
    this.standpoint = now
    if (base !== undefined) {
      const last = base.told.length - 1
      this.moments = base.told.map((moment, i) => ({ ...moment, view: i === last ? base.view : undefined }))
    }
    if (drop !== undefined) this.moments = this.moments.filter(({ step }) => step <= drop)
    for (const { patch, ...moment } of moments) this.moments.push({ ...moment, view: patched(this.view, patch) })
  }
}
