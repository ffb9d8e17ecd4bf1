// What will be needed next is fetched while something else is waited for. The app says how its table is loaded.

type Load = () => Promise<unknown>

class Ahead {
  private load: Load = async () => {}

  /** How the page of a table is loaded. */
  table(load: Load): void {
    this.load = load
  }

  /** A table is about to be opened. */
  fetchTable(...more: readonly Load[]): void {
    this.fetch(this.load, ...more)
  }

  /** What cannot be fetched now is asked for again where it is needed, and told there. */
  fetch(...loads: readonly Load[]): void {
    for (const load of loads) load().catch(() => {})
  }
}

export const ahead = new Ahead()
