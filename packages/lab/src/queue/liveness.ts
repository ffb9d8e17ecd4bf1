// Machines report that they run; parts of a machine that is silent for too long go back to the queue.
// The library holds the jobs of a dead process for four hours.
import type { Queue } from './schema.ts'

const REPORT_EVERY_MS = 30_000
/** A machine that did not report for this long counts as dead. */
const SILENCE_S = 300

/** Reports for a worker pool, and unlocks dead ones, until `stop`. */
export function reportAlive(queue: Queue, pool: string): { stop(): Promise<void> } {
  const report = async (): Promise<void> => {
    await queue.query(
      'insert into hustings_lab.machines (pool, seen_at) values ($1, now()) on conflict (pool) do update set seen_at = now()',
      [pool],
    )
    await unlockDead(queue)
  }
  // A report that fails is harmless: the next one may arrive.
  let last = report().catch(() => undefined)
  const timer = setInterval(() => {
    last = last.then(report).catch(() => undefined)
  }, REPORT_EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await last
      await queue.query('delete from hustings_lab.machines where pool = $1', [pool])
    },
  }
}

/** Returns the parts of dead machines to the queue. */
export async function unlockDead(queue: Queue): Promise<void> {
  const dead = await queue.query<{ pool: string }>(
    `select distinct locked_by as pool from hustings_jobs.jobs left join hustings_lab.machines on pool = locked_by
     where locked_by is not null and coalesce(seen_at, locked_at) < now() - make_interval(secs => $1)`,
    [SILENCE_S],
  )
  if (dead.length > 0) await queue.unlock(dead.map(({ pool }) => pool))
  await queue.query('delete from hustings_lab.machines where seen_at < now() - make_interval(secs => $1)', [SILENCE_S])
}

/** Returns the part of this pool to the queue and takes back its attempt: the user stopped the machine. */
export function giveBack(queue: Queue, pool: string): Promise<void> {
  return queue.transaction(async (query) => {
    const jobs = await query<{ id: string; attempts: number }>(
      'select id, attempts from hustings_jobs.jobs where locked_by = $1',
      [pool],
    )
    await query('select hustings_jobs.force_unlock_workers(array[$1::text])', [pool])
    for (const { id, attempts } of jobs) {
      await query('select id from hustings_jobs.reschedule_jobs(array[$1]::bigint[], attempts := $2)', [
        id,
        attempts - 1,
      ])
    }
    await query('delete from hustings_lab.machines where pool = $1', [pool])
  })
}
