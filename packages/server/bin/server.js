#!/usr/bin/env node
// The server and its commands: lets Node read TypeScript, then hands over.
import { register } from 'tsx/esm/api'

register()
// Whatever a command writes is for the user who runs it alone.
process.umask(0o077)
const { run } = await import('../src/cli.ts')
const [command = 'start'] = process.argv.slice(2)
const code = await run(process.argv.slice(2), { out: console.log, err: console.error })
if (command !== 'start' || code !== 0) process.exit(code)
