// Reads how far runs are, and their results.
import type { Queue } from './schema.ts'

export interface RunState {
  readonly run: string
  /** Commit that put the run in; only the same code plays it. */
  readonly code: string
  readonly parts: number
  readonly done: number
  /** Being played by a machine. */
  readonly taken: number
  /** Failed at least once and waiting for the next attempt. */
  readonly retrying: number
  /** Failed at every attempt. */
  readonly failed: number
  readonly trouble: string | null
}

/** State of every run, the oldest first. */
export function runStates(queue: Queue): Promise<RunState[]> {
  return queue.query<RunState>(`
    select runs.name as run, runs.code, runs.parts,
      (select count(*) from hustings_lab.results where results.run = runs.id)::int as done,
      jobs.taken, jobs.retrying, jobs.failed,
      coalesce(jobs.trouble, case when jobs.failed > 0 then 'machines stopped while they played' end) as trouble
    from hustings_lab.runs cross join lateral (
      select
        (count(*) filter (where locked_at is not null))::int as taken,
        (count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts))::int as retrying,
        (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as failed,
        max(last_error) as trouble
      from hustings_jobs.jobs where flags ? runs.name and key is not null
    ) jobs
    order by runs.id`)
}

/** Results of the finished parts, in their order. */
export async function resultsOf(queue: Queue, run: string): Promise<string[]> {
  const rows = await queue.query<{ result: string }>(
    `select result from hustings_lab.results join hustings_lab.runs on runs.id = results.run
     where runs.name = $1 order by part`,
    [run],
  )
  return rows.map(({ result }) => result)
}
