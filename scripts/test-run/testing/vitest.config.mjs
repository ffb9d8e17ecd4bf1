// Config for the files of scripts/test-run/run.test.mjs: they pass, fail, or pass only the second time.
import { defineConfig } from 'vitest/config'
import { requireNode } from '../../launch.mjs'

requireNode('npm run vitest -- ...')

export default defineConfig({ test: { include: ['scripts/test-run/testing/*.sample.mjs'] } })
