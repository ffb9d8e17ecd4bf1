// Prefetches the code of the next page while idle. The app registers the table loader.

type Load = () => Promise<unknown>

class Ahead {
  private load: Load = async () => {}
  private coming: Promise<unknown> = Promise.resolve()

  /** Registers how the table page is loaded. */
  table(load: Load): void {
    this.load = load
  }

  /** Prefetches the table and what it needs. */
  fetchTable(...more: readonly Load[]): void {
    this.fetch(...more, this.load)
  }

  /** Ignores failures: the code is loaded again, with an error message, when it is needed. */
  fetch(...loads: readonly Load[]): void {
    this.coming = Promise.allSettled([this.coming, ...loads.map((load) => load())])
  }

  /** Resolves when all prefetches are complete, so that less urgent work can start. */
  async rest(): Promise<void> {
    for (let coming: unknown; coming !== this.coming; ) {
      coming = this.coming
      await coming
    }
  }
}

export const ahead = new Ahead()
