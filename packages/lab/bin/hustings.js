#!/usr/bin/env node
// The `hustings` command: lets Node read TypeScript, then hands over to the command line proper.
import { register } from 'tsx/esm/api'

register()
// Whoever reads the output may stop reading, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
const { main } = await import('../src/cli.ts')
const { terminal } = await import('../src/io.ts')
process.exitCode = await main(process.argv.slice(2), terminal)
