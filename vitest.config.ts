// Two kinds of tests: `unit` for everything that runs without a screen, `web` for the client in a simulated page.
// Browser tests (packages/web/e2e) have their own command: npm run test:browser.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{kernel,hegemony,bots,lab,server}/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
        oxc: { jsx: { runtime: 'automatic' } },
      },
    ],
  },
})
