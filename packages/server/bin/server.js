#!/usr/bin/env node
// The server as a process: lets Node read TypeScript, then starts.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../src/main.ts')
await main()
