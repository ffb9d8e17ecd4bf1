#!/usr/bin/env node
// The `hustings` command of the lab alone.
import { run } from './run.js'

await run()
