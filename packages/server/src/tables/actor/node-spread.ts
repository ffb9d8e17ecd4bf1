// Detects when the viewers of one match are on several nodes, which makes every node compute each move again.

/** Number of moves after which the share is checked. */
const MOVES = 200

export class NodeSpread {
  private here = 0
  private elsewhere = 0
  private warned = false
  private readonly warn: (message: string) => void

  constructor(warn: (message: string) => void) {
    this.warn = warn
  }

  /** Counts a move at a match with viewers on this node. */
  moved(here: boolean): void {
    if (here) this.here++
    else this.elsewhere++
    if (this.here + this.elsewhere < MOVES) return
    if (this.elsewhere > this.here && !this.warned) {
      this.warned = true
      this.warn(REMEDY)
    }
    this.here = 0
    this.elsewhere = 0
  }
}

const REMEDY =
  'most moves at tables with viewers here are made on other nodes; let the balancer hash the path of the sockets (docs/self-hosting.md, Several nodes)'
