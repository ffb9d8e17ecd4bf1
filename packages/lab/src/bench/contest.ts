// Playouts in one process per contestant, which share neither heap nor compiled code. Only one process works at a time.
import { type ChildProcess, fork } from 'node:child_process'
import type { Contender } from './measure.ts'

/** Message to a contestant: play whole games until the time is up. */
export interface Turn {
  readonly milliseconds: number
}

export interface Played {
  readonly games: number
  readonly moves: number
  readonly seconds: number
  /** Processor time that the process received. */
  readonly cpuSeconds: number
  /** Sum of the scores of all seats, to check that two implementations play the same game. */
  readonly score: number
  /** Size of the final state of the first of these games as JSON, for the same reason. */
  readonly bytes: number
}

export class Contestant {
  readonly name: string
  private readonly child: ChildProcess
  private readonly turns: Played[] = []

  constructor(name: string, script: URL, args: readonly string[]) {
    this.name = name
    this.child = fork(script, args, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] })
  }

  /** Games that count for nothing, until the compiler has seen enough of them. */
  async warmUp(milliseconds: number): Promise<void> {
    await this.play({ milliseconds })
  }

  /** Games a second in one turn. */
  contender(milliseconds: number): Contender {
    return {
      name: this.name,
      sample: async () => {
        const played = await this.play({ milliseconds })
        this.turns.push(played)
        return played.games / played.seconds
      },
    }
  }

  /** Means over everything played so far. */
  get averages(): { readonly moves: number; readonly score: number; readonly bytes: number } {
    const games = this.sum((turn) => turn.games)
    return {
      moves: this.sum((turn) => turn.moves) / games,
      score: this.sum((turn) => turn.score) / games,
      bytes: this.sum((turn) => turn.bytes) / this.turns.length,
    }
  }

  /** The share of a core it had while it played. */
  get coreShare(): number {
    return this.sum((turn) => turn.cpuSeconds) / this.sum((turn) => turn.seconds)
  }

  private sum(value: (turn: Played) => number): number {
    return this.turns.reduce((total, turn) => total + value(turn), 0)
  }

  private play(turn: Turn): Promise<Played> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const onExit = (): void => reject(new Error(`${this.name} stopped while it played`))
      child.once('exit', onExit)
      child.once('message', (played: Played) => {
        child.off('exit', onExit)
        resolve(played)
      })
      child.send(turn)
    })
  }

  stop(): void {
    this.child.kill()
  }
}
