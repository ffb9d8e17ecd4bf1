// npm run hustings: commands that begin with `server` are the server's, all others the lab's.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const [first, ...rest] = process.argv.slice(2)
if (first === 'server') {
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import('@hustings/server/command')
} else {
  // The reader of the output may close it early, as `head` does.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  const { main, terminal } = await import('@hustings/lab')
  process.exitCode = await main(process.argv.slice(2), terminal)
}
