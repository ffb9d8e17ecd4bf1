// Which rule is open beside the table, if any.

class RuleDrawer {
  private now: string | null = null
  private readonly listeners = new Set<() => void>()

  readonly get = (): string | null => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A rule id, or '' for the rules from their beginning. */
  open(rule: string): void {
    this.set(rule)
  }

  close(): void {
    this.set(null)
  }

  private set(next: string | null): void {
    this.now = next
    for (const listener of this.listeners) listener()
  }
}

export const ruleDrawer = new RuleDrawer()
