// npm run hustings: the server's commands begin with `server`, all others are the lab's. Neither knows the other: the work
// that machines share (`--put`, `hustings work`) is in the server's database, which is brought to the lab here.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const [first, ...rest] = process.argv.slice(2)
if (first === 'server') {
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import('../packages/server/bin/server.js')
} else {
  const { run } = await import('../packages/lab/bin/run.js')
  await run(async () => {
    const { openWork } = await import('../packages/server/src/work/queue.ts')
    return openWork(process.env, (news) => console.error(news))
  })
}
