// Which rule is open beside the table, if any, and which were open before it.

class RuleDrawer {
  private trail: readonly string[] = []
  private readonly listeners = new Set<() => void>()

  /** The addresses that were opened, the one to show last. Nothing: the rules are closed. */
  readonly get = (): readonly string[] => this.trail

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A rule id, '' for the rules from their beginning, `<game>` for those of a game, `guide/<game>` for its introduction. */
  open(rule: string): void {
    if (rule !== this.trail.at(-1)) this.set([...this.trail, rule])
  }

  back(): void {
    this.set(this.trail.slice(0, -1))
  }

  close(): void {
    this.set([])
  }

  private set(next: readonly string[]): void {
    this.trail = next
    for (const listener of this.listeners) listener()
  }
}

export const ruleDrawer = new RuleDrawer()
