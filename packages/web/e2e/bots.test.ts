// A bot answers the same wherever it thinks: on a server and in a browser, to the last digit of its thought.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { answers } from './answers.ts'
import { visit } from './visit.ts'

/** The questions and all that bots know of the games, as one script that leaves `bots` behind. */
async function asScript(): Promise<string> {
  const entry = fileURLToPath(new URL('answers.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, name: 'bots', formats: ['iife'] } },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error('bots were not built into one script')
  return script.code
}

describe('the answers of bots', () => {
  it('are the same in Chromium and in Node, for 200 positions', async () => {
    const { page } = await visit()
    await page.addScriptTag({ content: await asScript() })
    const [here, there] = await Promise.all([answers(), page.evaluate<string[]>('bots.answers()')])
    expect(here).toHaveLength(200)
    expect(new Set(here).size).toBeGreaterThan(150)
    // Most were searched: what the bots make of rollouts is compared, not only what they know by heart.
    expect(here.filter((thought) => !thought.endsWith('"rollouts":0}')).length).toBeGreaterThan(100)
    expect(there).toEqual(here)
  })
})
