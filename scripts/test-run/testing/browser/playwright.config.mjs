// The same for Playwright: no test opens a browser.
import { defineConfig } from '@playwright/test'

export default defineConfig({ testDir: '.', testMatch: '*.sample.mjs', outputDir: '../../../../test-results/samples' })
