#!/usr/bin/env node
// The server and its commands: lets Node read TypeScript, then hands over.
import { register } from 'tsx/esm/api'

register()
const { run } = await import('../src/cli.ts')
const [command = 'start'] = process.argv.slice(2)
const code = await run(process.argv.slice(2), { out: console.log, err: console.error })
if (command !== 'start' || code !== 0) process.exit(code)
