// A queue that is fair between tables, and at each table between accounts.

/** The owner of a task. */
export interface Owner {
  readonly table: string
  /** Null if the task belongs to the table. */
  readonly account: string | null
}

export class FairQueue<T extends { readonly owner: Owner }> {
  private readonly tables = new Map<string, Map<string | null, T[]>>()
  private waiting = 0

  get size(): number {
    return this.waiting
  }

  add(item: T): void {
    const { table, account } = item.owner
    const accounts = this.tables.get(table) ?? new Map<string | null, T[]>()
    this.tables.set(table, accounts)
    accounts.set(account, [...(accounts.get(account) ?? []), item])
    this.waiting++
  }

  /** Removes and returns the first item that may be taken; its table and its account go to the end. */
  take(mayTake: (item: T) => boolean = () => true): T | null {
    for (const [table, accounts] of this.tables) {
      for (const [account, [first, ...others]] of accounts) {
        if (first === undefined || !mayTake(first)) continue
        accounts.delete(account)
        if (others.length > 0) accounts.set(account, others)
        this.tables.delete(table)
        if (accounts.size > 0) this.tables.set(table, accounts)
        this.waiting--
        return first
      }
    }
    return null
  }

  /** Removes and returns everything. */
  drain(): T[] {
    const items: T[] = []
    for (let item = this.take(); item !== null; item = this.take()) items.push(item)
    return items
  }
}
