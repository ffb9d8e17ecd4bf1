// Puts a run into the queue, forgets it, and gives its failed parts new attempts.
import { MAX_ATTEMPTS, type Queue, taskOf } from './schema.ts'

/** What a machine needs to play a part. */
export interface Part {
  /** Id of the run: a run that is put in again under the same name is another one. */
  readonly id: number
  readonly run: string
  /** Counts from 1. */
  readonly part: number
  readonly job: string
}

/** Puts in all parts of a new run, or returns false if there is a run of this name. */
export function putRun(queue: Queue, run: string, code: string, jobs: readonly string[]): Promise<boolean> {
  return queue.transaction(async (query) => {
    const [row] = await query<{ id: number }>(
      'insert into hustings_lab.runs (name, code, parts) values ($1, $2, $3) on conflict do nothing returning id',
      [run, code, jobs.length],
    )
    if (row === undefined) return false
    const specs = jobs.map((job, index) => {
      const payload: Part = { id: row.id, run, part: index + 1, job }
      return {
        identifier: taskOf(code),
        payload,
        max_attempts: MAX_ATTEMPTS,
        job_key: `${run}:${payload.part}`,
        flags: [run],
      }
    })
    // The function that `addJobs` of the library calls, in the transaction of the run.
    await query(
      `select count(*) from hustings_jobs.add_jobs(
         array(select json_populate_recordset(null::hustings_jobs.job_spec, $1::json)))`,
      [JSON.stringify(specs)],
    )
    return true
  })
}

/** Forgets a run and its results; a machine that plays a part of it finishes the part for nothing. */
export function dropRun(queue: Queue, run: string): Promise<void> {
  return queue.transaction(async (query) => {
    await query(
      `select count(hustings_jobs.remove_job(name || ':' || part)) from hustings_lab.runs, generate_series(1, parts) part
       where name = $1`,
      [run],
    )
    await query('delete from hustings_lab.runs where name = $1', [run])
  })
}

/** Gives failed parts of a run new attempts and returns their number. */
export async function retryFailed(queue: Queue, run: string): Promise<number> {
  const again = await queue.query(
    `select id from hustings_jobs.reschedule_jobs(
       array(select job.id from hustings_jobs.jobs job join hustings_lab.runs on job.flags ? runs.name
             where runs.name = $1 and job.key is not null and job.locked_at is null and job.attempts >= job.max_attempts),
       run_at := now(), attempts := 0)`,
    [run],
  )
  return again.length
}
