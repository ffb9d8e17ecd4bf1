// Error of an invalid results file.
import { UsageError } from '../terminal/usage.ts'

export class InvalidResultsFile extends UsageError {
  /** Returns the error with the name of the file. */
  in(file: string): InvalidResultsFile {
    return new InvalidResultsFile(`${file}: ${this.message}`)
  }
}
