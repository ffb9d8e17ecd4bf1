// The updates of one moment as JSON: what several of them have in common is written down once.
import type { WireUpdate } from '@hustings/protocol'

export class UpdateTexts {
  private readonly known = new Map<object, string>()

  of({ serial, after, frame, log, beside }: WireUpdate): string {
    const more = beside === undefined ? '' : `,"beside":${this.part(beside)}`
    return `{"serial":${serial},"after":${after},"frame":${JSON.stringify(frame)},"log":${this.part(log)}${more}}`
  }

  private part(part: object): string {
    const known = this.known.get(part)
    if (known !== undefined) return known
    const text = JSON.stringify(part)
    this.known.set(part, text)
    return text
  }
}
