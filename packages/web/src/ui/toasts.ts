// Toasts: short messages at the edge of the screen, with at most one action.
import type { Message } from '@hustings/kernel'

/** A message of the client follows a change of language; a text stays unchanged. */
export type Wording = string | Message

export interface Toast {
  readonly id: number
  readonly text: Wording
  readonly tone: 'plain' | 'stop'
  readonly action?: { readonly label: Wording; readonly act: () => void }
  /** Stays until it is dismissed, because its message stays true. */
  readonly lasting?: true
}

class ToastStore {
  private now: readonly Toast[] = []
  private last = 0
  private readonly listeners = new Set<() => void>()

  readonly get = (): readonly Toast[] => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Returns the id that dismisses it. */
  show(text: Wording, more: Partial<Pick<Toast, 'tone' | 'action' | 'lasting'>> = {}): number {
    const toast: Toast = { id: ++this.last, text, tone: 'plain', ...more }
    const passing = this.now.filter(({ lasting }) => lasting !== true)
    const lasting = this.now.filter((each) => each.lasting === true)
    this.set([...lasting, ...passing.slice(-2), toast])
    return toast.id
  }

  dismiss(id: number): void {
    this.set(this.now.filter((toast) => toast.id !== id))
  }

  private set(next: readonly Toast[]): void {
    this.now = next
    for (const listener of this.listeners) listener()
  }
}

export const toasts = new ToastStore()
