// The files that scripts/test-run/run.test.mjs runs: they pass, fail, and pass only the second time.
import { defineConfig } from 'vitest/config'
import { requireNode } from '../../launch.mjs'

requireNode('npm run vitest -- ...')

export default defineConfig({ test: { include: ['scripts/test-run/testing/*.sample.mjs'] } })
