// Whether what was read is still true: writes are counted, those of one subject by themselves, those of anything for all.

interface Count {
  writes: number
  underWay: number
}

/** So many subjects are told apart; beyond that everybody reads once more. */
const SUBJECTS = 10_000

export class Marks {
  private readonly anything: Count = { writes: 0, underWay: 0 }
  private readonly subjects = new Map<string, Count>()

  /** Changes with every write that may concern the subject; null while one is on its way. */
  of(subject: string): number | null {
    const own = this.subjects.get(subject)
    if (this.anything.underWay > 0 || (own?.underWay ?? 0) > 0) return null
    return this.anything.writes + (own?.writes ?? 0)
  }

  /** Counts a write; without a subject it may concern anything. */
  count<T>(writing: Promise<T>, subject: string | null): Promise<T> {
    const count = subject === null ? this.anything : this.countOf(subject)
    count.writes++
    count.underWay++
    const done = () => {
      count.underWay--
    }
    writing.then(done, done)
    return writing
  }

  private countOf(subject: string): Count {
    if (this.subjects.size >= SUBJECTS) this.forget()
    const found = this.subjects.get(subject) ?? { writes: 0, underWay: 0 }
    this.subjects.set(subject, found)
    return found
  }

  /** No mark given out before is given out again. */
  private forget(): void {
    this.anything.writes += 1 + Math.max(...[...this.subjects.values()].map(({ writes }) => writes))
    for (const [subject, { underWay }] of this.subjects) if (underWay === 0) this.subjects.delete(subject)
  }
}
