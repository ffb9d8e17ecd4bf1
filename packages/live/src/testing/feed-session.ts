// The smallest host that passes the moments section of the session contract: feeds, machines, one viewer at a time.
import { type Answer, HustingsError, type MatchRecord, type Preview, type Seat, type Viewer } from '@hustings/kernel'
import {
  type Asked,
  attempt,
  type MatchSession,
  type MatchUpdate,
  type MomentId,
  type Reason,
  type Speed,
  settled,
} from '@hustings/protocol'
import { type Bots, machineAsked, machineChoice, machinesOf } from '../machines.ts'
import { type Undo, undoRefused } from '../undo.ts'
import type { FeedHost } from './feed-host.ts'

export class FeedSession implements MatchSession {
  private readonly host: FeedHost
  private readonly bots: Bots
  private readonly machines: readonly Seat[]
  private readonly mine: readonly Seat[]
  private readonly push: (update: MatchUpdate) => void
  private viewer: Viewer = 'spectator'
  private chosenSpeed: Speed = 'hold'
  private rests = false
  private released = true
  private closed = false
  private isPlaying = false

  constructor(host: FeedHost, bots: Bots, push: (update: MatchUpdate) => void) {
    this.host = host
    this.bots = bots
    this.machines = machinesOf(host.match, bots)
    this.mine = host.match.seats.filter((seat) => !this.machines.includes(seat))
    this.push = push
  }

  begin(viewer: Viewer, from?: MomentId): Promise<MatchUpdate> {
    return this.later(() => {
      this.host.leave(this.viewer)
      this.viewer = viewer
      return this.host.begin(viewer, from, this.undoNow)
    })
  }

  answer({ id, seat }: Asked, answer: Answer): Promise<MatchUpdate> {
    return this.later(() => {
      this.host.answer({ seat, answer }, id)
      this.released = false
      return this.update()
    })
  }

  undo(): Promise<MatchUpdate> {
    return this.later(() => {
      const reason = this.undoRefused
      if (reason !== null) throw new HustingsError('undo-refused', { reason })
      this.host.undo()
      this.released = true
      return this.update()
    })
  }

  redo(): Promise<MatchUpdate> {
    return this.later(() => {
      this.host.redo()
      this.released = false
      return this.update()
    })
  }

  past(from: MomentId, to: MomentId, viewer: Viewer): Promise<MatchUpdate> {
    return this.later(() => this.host.past(from, to, viewer))
  }

  preview({ seat }: Asked, answer: Answer): Promise<Preview> {
    return this.later(() => this.host.match.preview(seat, answer))
  }

  why(): Promise<readonly Reason[]> {
    return this.later(() => [])
  }

  branch(step: number): Promise<MatchRecord> {
    return this.later(() => this.host.history.at(step).record())
  }

  record(): Promise<MatchRecord> {
    return this.later(() => this.host.match.record())
  }

  speed(speed: Speed, rests = false): Promise<void> {
    return this.later(() => {
      this.chosenSpeed = speed
      this.rests = rests
    })
  }

  release(): Promise<void> {
    return this.later(() => {
      this.released = true
    })
  }

  async close(): Promise<void> {
    this.closed = true
  }

  private get undoRefused() {
    return undoRefused(this.host.match, this.mine, this.machines)
  }

  private get resting(): boolean {
    const { match } = this.host
    if (!this.rests || this.released || match.over || this.undoRefused !== null) return false
    return this.mine.includes(this.viewer) && !match.waitingFor.includes(this.viewer)
  }

  private get undoNow(): Undo {
    const undo = { undoRefused: this.undoRefused, canRedo: this.host.match.canRedo, undoAsk: null }
    return this.resting ? { ...undo, resting: true } : undo
  }

  private update(): MatchUpdate {
    return this.host.update(this.viewer, this.undoNow)
  }

  /** Replies after a moment, as every host does; machines play after the reply. */
  private async later<T>(act: () => T): Promise<T> {
    await Promise.resolve()
    const outcome = attempt(act)
    void this.playMachines()
    return settled(outcome)
  }

  private async playMachines(): Promise<void> {
    if (this.isPlaying) return
    this.isPlaying = true
    await Promise.resolve()
    while (!this.closed && this.chosenSpeed === 'run' && !this.resting) {
      const decision = machineAsked(this.host.match, this.machines)
      if (decision === null) break
      this.host.answer(machineChoice(this.host.match, decision, this.bots), decision.id)
      this.push(this.update())
      await Promise.resolve()
    }
    this.isPlaying = false
  }
}
