// Limits the open connections of one client address, whether they join or stay silent.

export class ConnectionLimit {
  private readonly most: number
  private readonly open = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  isReached(address: string): boolean {
    return (this.open.get(address) ?? 0) >= this.most
  }

  /** Counts a connection; returns false and does not count it when the limit is reached. */
  add(address: string): boolean {
    if (this.isReached(address)) return false
    this.open.set(address, (this.open.get(address) ?? 0) + 1)
    return true
  }

  remove(address: string): void {
    const left = (this.open.get(address) ?? 1) - 1
    if (left <= 0) this.open.delete(address)
    else this.open.set(address, left)
  }
}
