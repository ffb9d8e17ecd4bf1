// The database that holds the work, for as long as something is done with it.
import type { Invocation } from '../terminal/command.ts'
import type { WorkQueue } from '../terminal/queue.ts'
import { UsageError } from '../terminal/usage.ts'

export async function withWork<T>({ openWork }: Invocation, act: (work: WorkQueue) => Promise<T>): Promise<T> {
  if (openWork === undefined) {
    throw new UsageError('work is shared by the database of the server: start this as "npm run hustings -- ..."')
  }
  const work = await openWork()
  try {
    return await act(work)
  } finally {
    await work.close()
  }
}
