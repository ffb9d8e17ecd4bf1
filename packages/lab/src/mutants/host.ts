// The warm test runner, a process of its own: it keeps what it has read, so that a fault costs little more than the tests
// that are run for it. Whoever started it stops it when a fault never comes to an end.
import { join } from 'node:path'
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node'
import { ROOT } from './packages.ts'
import { MutantInHand } from './plugin.ts'
import type { Trial, Verdict } from './trial.ts'

const inHand = new MutantInHand()

/** What failed first in the run that is going on. */
let failure: string | null = null

const listener: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') failure ??= test.fullName
  },
  onTestModuleEnd(module) {
    if (!module.ok()) failure ??= module.errors()[0]?.message ?? module.moduleId
    process.send?.('alive')
  },
}

class InOrder {
  shard(specifications: TestSpecification[]): TestSpecification[] {
    return specifications
  }

  /** As they are given: the tests that know most about the fault come first. */
  sort(specifications: TestSpecification[]): TestSpecification[] {
    return specifications
  }
}

async function warmUp(): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      reporters: [listener],
      environment: 'node',
      include: ['packages/*/src/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      bail: 1,
      sequence: { sequencer: InOrder },
    },
    { plugins: [inHand.plugin()] },
  )
  await vitest.standalone()
  return vitest
}

async function tryOut(vitest: Vitest, { mutant, tests }: Trial): Promise<Verdict> {
  for (const file of inHand.take(mutant)) vitest.invalidateFile(file)
  failure = null
  const project = vitest.getRootProject()
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(ROOT, test))),
  )
  const by = failure ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null)
  return { fate: by === null ? 'survived' : 'caught', by }
}

const vitest = await warmUp()
process.on('message', (trial: Trial) => {
  void tryOut(vitest, trial).then((verdict) => process.send?.(verdict))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
