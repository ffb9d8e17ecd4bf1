// Which rule is open beside the table, and which were open before it.

class RuleDrawer {
  private trail: readonly string[] = []
  private readonly listeners = new Set<() => void>()

  /** The opened addresses; the last one is shown. Empty: the rules are closed. */
  readonly get = (): readonly string[] => this.trail

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A rule id, '' for the start of the rules, `<game>` for those of a game, `guide/<game>` for its introduction. */
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
