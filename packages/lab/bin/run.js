// Starts the command line: lets Node read TypeScript, then hands over to it. Whoever has a database for work that machines
// share brings it along (`scripts/hustings.mjs`).
import { register } from 'tsx/esm/api'

export async function run(openWork) {
  register()
  // Whoever reads the output may stop reading, as `head` does.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  const { main } = await import('../src/cli.ts')
  const { terminal } = await import('../src/terminal/io.ts')
  process.exitCode = await main(process.argv.slice(2), terminal, openWork)
}
