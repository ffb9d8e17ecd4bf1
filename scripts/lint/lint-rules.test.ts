// Proves that each ban in biome.json works and that allowed code passes. One run of Biome lints all snippets, in a
// scratch copy of the folder layout with the project's biome.json.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Probe {
  readonly title: string
  readonly path: string
  readonly code: string
  /** The rule that must report the snippet, or null when no rule may report it. */
  readonly rule: string | null
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const importing = (path: string, name: string, rule: string | null): Probe => ({
  title: `${path} ${rule ? 'must not' : 'may'} import ${name}`,
  path,
  code: `import { thing } from '${name}'\n\nexport const used = thing\n`,
  rule,
})

const using = (path: string, expression: string, rule: string | null): Probe => ({
  title: `${path} ${rule ? 'must not' : 'may'} use ${expression}`,
  path,
  code: `export const value = ${expression}\n`,
  rule,
})

const arrows = 'lint/style/noRestrictedImports'
const globals = 'lint/style/noRestrictedGlobals'

const probes: Probe[] = [
  importing('packages/kernel/src', '@hustings/hegemony', arrows),
  importing('packages/kernel/src', '@hustings/bots', arrows),
  importing('packages/kernel/src', 'node:fs', arrows),
  importing('packages/hegemony/src/rules', '@hustings/bots', arrows),
  importing('packages/hegemony/src/rules', '@hustings/web', arrows),
  importing('packages/hegemony/src/rules', 'node:fs', arrows),
  importing('packages/hegemony/src/rules', '../../../kernel/src/index.ts', arrows),
  importing('packages/hegemony/src/rules', '@hustings/planet-b', arrows),
  importing('packages/kernel/src', '@hustings/planet-b', arrows),
  importing('packages/planet-b/src/rules', '@hustings/hegemony', arrows),
  importing('packages/planet-b/src/rules', '@hustings/lab', arrows),
  importing('packages/planet-b/src/rules', 'node:fs', arrows),
  importing('packages/planet-b/src/rules', '../../../kernel/src/index.ts', arrows),
  importing('packages/bots/src', '@hustings/lab', arrows),
  importing('packages/bots/src', '@hustings/web', arrows),
  importing('packages/bots/src', 'node:fs', arrows),
  importing('packages/lab/src', '@hustings/web', arrows),
  importing('packages/web/src', '@hustings/lab', arrows),
  importing('packages/protocol/src', '@hustings/live', arrows),
  importing('packages/protocol/src', '@hustings/hegemony', arrows),
  importing('packages/protocol/src', 'node:fs', arrows),
  importing('packages/live/src', '@hustings/bots', arrows),
  importing('packages/live/src', '@hustings/hegemony', arrows),
  importing('packages/live/src', '@hustings/web', arrows),
  importing('packages/live/src', 'node:fs', arrows),
  importing('packages/live/src', '@hustings/protocol', null),
  importing('packages/live/src', '@hustings/protocol/schemas', arrows),
  importing('packages/web/src', '@hustings/protocol/schemas', arrows),
  importing('packages/web/src', '@hustings/protocol/messages/uk', null),
  importing('packages/server/src', '@hustings/protocol/schemas', null),
  importing('packages/web/src', '@hustings/live', null),
  importing('packages/web/src', '@hustings/server', arrows),
  importing('packages/web/src/table', '../match/replica.ts', arrows),
  importing('packages/web/src/games/hegemony', '../../match/replica.ts', arrows),
  importing('packages/web/src/match', './replica.ts', null),
  importing('packages/web/src/match', '@hustings/server', arrows),
  importing('packages/web/src/table', '../match/playhead.ts', null),
  importing('packages/lab/src', '@hustings/server', arrows),
  importing('packages/server/src', '@hustings/web', arrows),
  importing('packages/server/src', '@hustings/lab', arrows),
  importing('packages/server/src', '../../kernel/src/index.ts', arrows),
  importing('packages/hegemony/src/rules', '@hustings/kernel', null),
  importing('packages/hegemony/src/rules', '@hustings/kernel/testing', null),
  importing('packages/hegemony/src/rules', '../state/seats.ts', null),
  importing('packages/planet-b/src/rules', '@hustings/kernel', null),
  importing('packages/planet-b/src/rules', '@hustings/kernel/testing', null),
  importing('packages/bots/src', '@hustings/hegemony', null),
  importing('packages/bots/src', '@hustings/planet-b', null),
  importing('packages/lab/src', '@hustings/bots', null),
  importing('packages/lab/src', 'node:fs', null),
  importing('packages/server/src', '@hustings/bots', null),
  importing('packages/server/src', '@hustings/live', null),
  importing('packages/server/src', 'node:fs', null),
  importing('packages/web/src', '@hustings/hegemony/messages/uk', null),
  ...['packages/kernel/src', 'packages/hegemony/src/rules', 'packages/planet-b/src/rules'].flatMap((path) => [
    using(path, 'Date.now()', globals),
    using(path, 'new Date()', globals),
    using(path, 'performance.now()', globals),
    using(path, 'crypto.randomUUID()', globals),
    using(path, 'setTimeout(() => 1, 1)', globals),
    using(path, 'console.log(1)', globals),
    using(path, 'Math.random()', 'plugin'),
    using(path, 'Math.random', 'plugin'),
    {
      title: `${path} must not take random out of Math`,
      path,
      code: 'const { random } = Math\n\nexport const value = random()\n',
      rule: 'plugin',
    },
    using(path, 'Math.max(1, 2)', null),
  ]),
  ...['packages/web/e2e', 'packages/web/src'].flatMap((path) => [
    using(path, "(page: Page) => page.locator('.desk')", 'plugin'),
    using(path, "(page: Page) => page.locator('main.result-page li')", 'plugin'),
    using(path, "(box: Element) => box.querySelector<HTMLElement>('[data-part] > .name')", 'plugin'),
    using(path, "(box?: Element) => box?.querySelectorAll('.name')", 'plugin'),
    using(path, "(box: Element) => box.closest('header, .panel')", 'plugin'),
    using(path, "(box: Element) => box.matches('.panel')", 'plugin'),
    using(path, '(page: Page) => page.locator(\'#log li > [data-answer="1.5"]\')', null),
  ]),
  using('packages/lab/src', 'Date.now() + Math.random()', null),
  using('packages/lab/src', '[1 as any]', 'lint/suspicious/noExplicitAny'),
  using('packages/lab/src', '(list: string[]) => list[0]!.length', 'lint/style/noNonNullAssertion'),
  {
    title: 'hooks stand at the top level of a component',
    path: 'packages/web/src',
    code: "import { useState } from 'react'\n\nexport function Probe({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
    rule: 'lint/correctness/useHookAtTopLevel',
  },
  {
    title: 'pictures have an alternative text',
    path: 'packages/web/src',
    code: 'export const probe = <img src="a.png" />\n',
    rule: 'lint/a11y/useAltText',
  },
]

const scratch = mkdtempSync(join(tmpdir(), 'hustings-lint-'))
const fileOf = (probe: Probe) => `${probe.path}/probe-${probes.indexOf(probe)}.tsx`
const objections = new Map<string, string[]>()

beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(scratch, 'biome.json'))
  for (const plugin of ['no-math-random', 'no-class-selectors']) {
    const file = `scripts/lint/${plugin}.grit`
    cpSync(join(root, file), join(scratch, file))
  }
  for (const probe of probes) {
    const file = join(scratch, fileOf(probe))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, probe.code)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'packages']
  const run = spawnSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' })
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(run.stdout)
  for (const { category, location } of report.diagnostics) {
    objections.set(location.path, [...(objections.get(location.path) ?? []), category])
  }
})

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('lint rules', () => {
  it.each(probes)('$title', (probe) => {
    expect([...new Set(objections.get(fileOf(probe)) ?? [])]).toEqual(probe.rule ? [probe.rule] : [])
  })
})
