// What will be needed next is fetched while something else is waited for. The app says how its table is loaded.

type Load = () => Promise<unknown>

class Ahead {
  private load: Load = async () => {}
  private coming: Promise<unknown> = Promise.resolve()

  /** How the page of a table is loaded. */
  table(load: Load): void {
    this.load = load
  }

  /** A table is about to be opened. */
  fetchTable(...more: readonly Load[]): void {
    this.fetch(...more, this.load)
  }

  /** What cannot be fetched now is asked for again where it is needed, and told there. */
  fetch(...loads: readonly Load[]): void {
    this.coming = Promise.allSettled([this.coming, ...loads.map((load) => load())])
  }

  /** Comes true when nothing more is on its way: what is less pressing begins then. */
  async rest(): Promise<void> {
    for (let coming: unknown; coming !== this.coming; ) {
      coming = this.coming
      await coming
    }
  }
}

export const ahead = new Ahead()
