// The verdicts so far, one line of JSON each: a run that was stopped goes on where it was.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './sample.ts'
import type { Verdict } from './trial.ts'

export class Ledger {
  private readonly file: string
  private readonly verdicts: Map<string, Verdict>

  constructor(file: string) {
    this.file = file
    this.verdicts = new Map(linesOf(file).map(({ id, fate, by }) => [id, { fate, by }]))
  }

  find({ id }: Mutant): Verdict | undefined {
    return this.verdicts.get(id)
  }

  add({ id }: Mutant, verdict: Verdict): void {
    this.verdicts.set(id, verdict)
    mkdirSync(dirname(this.file), { recursive: true })
    appendFileSync(this.file, `${JSON.stringify({ id, ...verdict })}\n`)
  }

  forget(): void {
    this.verdicts.clear()
    rmSync(this.file, { force: true })
  }
}

interface Line extends Verdict {
  readonly id: string
}

function linesOf(file: string): Line[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line]
    } catch {
      // The last line of a run that was stopped while it wrote.
      return []
    }
  })
}
