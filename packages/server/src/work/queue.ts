// Work for the lab in the server's database: runs of very many games in parts, each taken by one machine at a time. What
// a part is and what comes of it are texts: the server does not read them.
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { isConstraint } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { readSettings } from '../settings/settings.ts'

/** A part of a run, as somebody has taken it. */
export interface Taken {
  readonly run: string
  readonly part: number
  readonly job: string
  /** Who has it now: what others finish of it does not count. */
  readonly by: string
}

export interface RunState {
  readonly run: string
  readonly code: string
  readonly parts: number
  readonly done: number
  /** Being played somewhere. */
  readonly taken: number
  /** Given up after so many attempts, and what went wrong. */
  readonly failed: number
  readonly trouble: string | null
}

/** Who has not been heard of for so long has lost the part. */
const HOLD_MS = 5 * 60_000
/** A part that goes wrong so often is left alone. */
const ATTEMPTS = 3

export class WorkQueue {
  private readonly database: Database
  private readonly now: () => Date

  constructor(database: Database, now: () => Date = () => new Date()) {
    this.database = database
    this.now = now
  }

  /** All parts of a new run at once; false when there is a run of this name. */
  async put(run: string, code: string, jobs: readonly string[]): Promise<boolean> {
    try {
      await this.database.transaction(async (queries) => {
        for (const [part, job] of jobs.entries()) {
          await queries.write('insert into work (run, part, code, job, put_at) values ($1, $2, $3, $4, $5)', [
            run,
            part,
            code,
            job,
            this.now(),
          ])
        }
      }, null)
      return true
    } catch (error) {
      if (isConstraint(error, 'work_pkey')) return false
      throw error
    }
  }

  /** The first part that nobody has, of this run or of any, that was put in by the same code; null when there is none. */
  async take(run: string | null, code: string): Promise<Taken | null> {
    const by = randomUUID()
    const now = this.now()
    const [taken] = await this.database.write<Omit<Taken, 'by'>>(
      `update work set taken_by = $1, taken_until = $2, attempts = attempts + 1
       where (run, part) = (
         select run, part from work
         where done_at is null and code = $4 and (run = $5 or $5::text is null)
           and (taken_until is null or taken_until < $3) and attempts < $6
         order by put_at, run, part limit 1 for update skip locked
       ) returning run, part, job`,
      [by, new Date(now.getTime() + HOLD_MS), now, code, run, ATTEMPTS],
    )
    return taken === undefined ? null : { ...taken, by }
  }

  /** Still at it; false when somebody else has the part by now. */
  async hold({ run, part, by }: Taken): Promise<boolean> {
    const held = await this.database.write(
      'update work set taken_until = $4 where run = $1 and part = $2 and taken_by = $3 and done_at is null returning part',
      [run, part, by, new Date(this.now().getTime() + HOLD_MS)],
    )
    return held.length > 0
  }

  /** False when somebody else has the part by now: the same will come of it. */
  async finish({ run, part, by }: Taken, result: string): Promise<boolean> {
    const done = await this.database.write(
      `update work set result = $4, done_at = $5, taken_until = null, trouble = null
       where run = $1 and part = $2 and taken_by = $3 and done_at is null returning part`,
      [run, part, by, result, this.now()],
    )
    return done.length > 0
  }

  /** It went wrong: somebody may try again. */
  async fail({ run, part, by }: Taken, trouble: string): Promise<void> {
    await this.database.write(
      'update work set taken_until = null, trouble = $4 where run = $1 and part = $2 and taken_by = $3 and done_at is null',
      [run, part, by, trouble],
    )
  }

  /** Every run that is there, the oldest first. */
  state(): Promise<RunState[]> {
    return this.database.read<RunState>(
      `select run, min(code) as code, count(*)::int as parts, count(done_at)::int as done,
         (count(*) filter (where done_at is null and taken_until >= $1))::int as taken,
         (count(*) filter (where done_at is null and attempts >= $2 and (taken_until is null or taken_until < $1)))::int as failed,
         max(trouble) as trouble
       from work group by run order by min(put_at), run`,
      [this.now(), ATTEMPTS],
    )
  }

  /** What came of the parts that are done, in their order. */
  async results(run: string): Promise<string[]> {
    const rows = await this.database.read<{ result: string }>(
      'select result from work where run = $1 and done_at is not null order by part',
      [run],
    )
    return rows.map(({ result }) => result)
  }

  /** Forgets the run; false when there is none of this name. */
  async drop(run: string): Promise<boolean> {
    return (await this.database.write('delete from work where run = $1 returning part', [run])).length > 0
  }

  close(): Promise<void> {
    return this.database.close()
  }
}

/** The work in the database that the settings name. */
export async function openWork(env: NodeJS.ProcessEnv, log: (news: string) => void): Promise<WorkQueue> {
  const { databaseUrl, dataFolder } = readSettings(env)
  return new WorkQueue(await openDatabase({ url: databaseUrl, folder: dataFolder, connections: 2, log }))
}
