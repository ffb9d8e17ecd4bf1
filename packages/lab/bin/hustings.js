#!/usr/bin/env node
// The `hustings` command: lets Node read TypeScript, then hands over to the command line proper.
import { register } from 'tsx/esm/api'

register()
await import('../src/cli.ts')
