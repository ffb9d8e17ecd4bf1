// Append-only log of verdicts, one JSON line each. A stopped run resumes from it.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verdict } from './mutant-runner.ts'
import type { Mutant } from './sample.ts'

export class MutantLog {
  private readonly file: string
  private readonly verdicts: Map<string, Verdict>

  constructor(file: string) {
    this.file = file
    this.verdicts = new Map(readLines(file).map(({ id, fate, by }) => [id, { fate, by }]))
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

function readLines(file: string): Line[] {
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
      // Truncated last line of a stopped run.
      return []
    }
  })
}
