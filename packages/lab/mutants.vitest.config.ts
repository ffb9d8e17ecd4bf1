// The tests with one fault in the sources, for `npm run mutants`. The fault is put in while the file is read.
import { defineConfig } from 'vitest/config'
import { readSettings, withMutant } from './src/mutants/plugin.ts'

const { include, exclude } = readSettings()

export default defineConfig({
  plugins: [withMutant()],
  test: {
    passWithNoTests: true,
    environment: 'node',
    include,
    exclude,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
