// What updates of the board have told of the table beside it: news need not tell it once more.
import { bothChanges, type TableChange } from '@hustings/protocol'

export class ToldBeside {
  private change: TableChange | null = null
  private sequence = 0

  tell(change: TableChange, sequence: number): void {
    this.change = bothChanges(this.change, change)
    this.sequence = sequence
  }

  /** Whether everybody who looks has had it with the update of this sequence. */
  has(sequence: number): boolean {
    return this.sequence === sequence
  }

  /** All that was told since this was asked last. */
  take(): TableChange | null {
    const told = this.change
    this.change = null
    return told
  }
}
