// The warm test runner, a separate process: modules stay loaded, so a mutant costs little more than its tests. The parent
// process kills it when a mutant loops forever.
import { join } from 'node:path'
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node'
import { ActiveMutant } from './active-mutant.ts'
import type { MutantRun, Verdict } from './mutant-runner.ts'
import { ROOT } from './packages.ts'

const activeMutant = new ActiveMutant()

/** First failure of the current run. */
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

class GivenOrder {
  shard(specifications: TestSpecification[]): TestSpecification[] {
    return specifications
  }

  /** Keeps the given order: the closest tests come first. */
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
      sequence: { sequencer: GivenOrder },
    },
    { plugins: [activeMutant.plugin()] },
  )
  await vitest.standalone()
  return vitest
}

async function runMutant(vitest: Vitest, { mutant, tests }: MutantRun): Promise<Verdict> {
  for (const file of activeMutant.activate(mutant)) vitest.invalidateFile(file)
  failure = null
  const project = vitest.getRootProject()
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(ROOT, test))),
  )
  const by = failure ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null)
  return { fate: by === null ? 'survived' : 'caught', by }
}

const vitest = await warmUp()
process.on('message', (run: MutantRun) => {
  void runMutant(vitest, run).then((verdict) => process.send?.(verdict))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
