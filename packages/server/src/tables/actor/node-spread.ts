// Notices when the viewers of one match sit on several nodes: every node computes each move again.

/** Moves after which the share is judged. */
const MOVES = 200

export class NodeSpread {
  private here = 0
  private elsewhere = 0
  private warned = false
  private readonly warn: (message: string) => void

  constructor(warn: (message: string) => void) {
    this.warn = warn
  }

  /** Counts a move at a match that has viewers on this node: was it made on this node? */
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
