// A file of results that cannot be used, and why.
import { UsageError } from '../terminal/usage.ts'

export class BrokenFile extends UsageError {
  /** The same trouble, with the file in which it was found. */
  in(file: string): BrokenFile {
    return new BrokenFile(`${file}: ${this.message}`)
  }
}
