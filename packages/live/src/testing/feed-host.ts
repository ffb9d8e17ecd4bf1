// A match with feeds for any number of viewers, in one thread and without a clock. Updates come out as copies.
import { type AnyGame, type Choice, Match, type Viewer } from '@hustings/kernel'
import type { MatchUpdate, MomentId } from '@hustings/protocol'
import type { LiveMatch } from '../engine.ts'
import { Feed, pastUpdate } from '../feed.ts'
import { standpointOf } from '../frame.ts'
import { History, repeat } from '../history.ts'
import type { Undo } from '../undo.ts'

export class FeedHost {
  readonly match: LiveMatch
  readonly history: History
  private readonly feeds = new Map<Viewer, Feed>()
  private serial = 0
  private undone: Choice[] = []

  constructor(game: AnyGame, options: unknown, seed: string) {
    this.match = Match.start(game, options, seed)
    this.match.keepStretches = true
    this.history = new History(this.match)
  }

  begin(viewer: Viewer, from?: MomentId, undo?: Undo): MatchUpdate {
    this.feeds.set(viewer, Feed.begin(this.history, this.match, viewer, from))
    return this.update(viewer, undo)
  }

  /** Ends the feed of the viewer. */
  leave(viewer: Viewer): void {
    this.feeds.delete(viewer)
  }

  answer(choice: Choice, decision: string): void {
    const told = this.match.eventCount
    this.match.answer(choice.seat, decision, choice.answer)
    this.undone = []
    this.add(choice, told)
  }

  /** Answers the seat's open decision. */
  choose(choice: Choice): void {
    const told = this.match.eventCount
    repeat(this.match, choice)
    this.undone = []
    this.add(choice, told)
  }

  undo(): void {
    const taken = this.history.choices.at(-1)
    this.match.undo()
    if (taken !== undefined) this.undone.push(taken)
    this.history.cut(this.match.step)
    for (const [viewer, feed] of this.feeds) {
      if (!feed.drop(this.match)) this.feeds.set(viewer, Feed.begin(this.history, this.match, viewer))
    }
  }

  redo(): void {
    const told = this.match.eventCount
    this.match.redo()
    const again = this.undone.pop()
    if (again !== undefined) this.add(again, told)
  }

  /** Returns what the viewer does not have yet. */
  update(viewer: Viewer, undo: Undo = this.everyUndo): MatchUpdate {
    const feed = this.feeds.get(viewer)
    if (feed === undefined) throw new Error(`${viewer} does not look`)
    return copied(feed.update(++this.serial, standpointOf(this.match, viewer, undo)))
  }

  past(from: MomentId, to: MomentId, viewer: Viewer): MatchUpdate {
    return copied(pastUpdate(this.history, viewer, from, to))
  }

  /** Undo as if one player held all seats. */
  private get everyUndo(): Undo {
    const { undoRefused, canRedo } = this.match
    return { undoRefused, canRedo, undoAsk: null }
  }

  private add(choice: Choice, told: number): void {
    this.history.add(this.match, choice, told)
    const last = this.history.told.at(-1)
    if (last === undefined) return
    for (const feed of this.feeds.values()) feed.add(this.match, last)
  }
}

/** Copies a value as if it had been sent over the network. */
function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
