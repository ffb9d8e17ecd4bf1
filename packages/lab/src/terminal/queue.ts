// Work that machines share: parts of runs in a database. The lab does not know which; whoever starts it brings it along.

export interface Taken {
  readonly run: string
  readonly part: number
  readonly job: string
}

export interface RunState {
  readonly run: string
  /** The state of the code that put it in: only the same code takes it. */
  readonly code: string
  readonly parts: number
  readonly done: number
  readonly taken: number
  readonly failed: number
  readonly trouble: string | null
}

export interface WorkQueue<T extends Taken = Taken> {
  /** False when there is a run of this name. */
  put(run: string, code: string, jobs: readonly string[]): Promise<boolean>
  take(run: string | null, code: string): Promise<T | null>
  /** Still at it; who is not heard of loses the part. */
  hold(taken: T): Promise<boolean>
  /** False when somebody else has the part by now. */
  finish(taken: T, result: string): Promise<boolean>
  fail(taken: T, trouble: string): Promise<void>
  state(): Promise<RunState[]>
  results(run: string): Promise<string[]>
  drop(run: string): Promise<boolean>
  close(): Promise<void>
}

export type OpenWork = () => Promise<WorkQueue>
