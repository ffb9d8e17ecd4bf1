// `hustings mutants`: mutation testing: changes one point of the rules at a time and checks that a test fails.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compilerError } from '../mutants/compiler.ts'
import { MutantLog } from '../mutants/mutant-log.ts'
import { MutantRunner, type Verdict } from '../mutants/mutant-runner.ts'
import { MUTABLE_PACKAGES, packageOf, ROOT } from '../mutants/packages.ts'
import { asMarkdown, asText, type Findings, locationOf, shareCaught } from '../mutants/page.ts'
import { testsFor } from '../mutants/related-tests.ts'
import { type Mutant, sampleMutants } from '../mutants/sample.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { startProgress } from '../terminal/progress.ts'
import { FOUND_PROBLEMS, flag, OK, oneOf, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

const ALL = 'all'

export const mutantsCommand: Command = {
  usage: 'mutants',
  description: 'Mutation testing: try single-point mutants of the rules and count those that the tests catch',
  options: [
    {
      flags: '--package <name>',
      description: `Package to mutate: ${MUTABLE_PACKAGES.join(', ')}, ${ALL}`,
      default: ALL,
    },
    { flags: '--seed <text>', description: 'Seed of the sample', default: 'mutants' },
    { flags: '--count <number>', description: 'Number of mutants', default: 50 },
    { flags: '--seconds <number>', description: 'Timeout per test file; a timeout counts as caught', default: 120 },
    { flags: '--whole-games', description: 'Also run the slow tests that play hundreds of random games' },
    { flags: '--least <percent>', description: 'Fail below this share of caught mutants', default: 0 },
    { flags: '--again', description: 'Try the survivors of earlier runs again' },
    { flags: '--fresh', description: 'Start over instead of resuming a stopped run' },
    { flags: '--write', description: 'Write docs/mutants.md' },
    jsonOption,
  ],
  examples: ['mutants --package kernel --count 20', 'mutants --seed 7 --count 200 --least 95'],
  async run({ options, argv, io }) {
    const name = oneOf(options, 'package', [...MUTABLE_PACKAGES, ALL])
    const packages = name === ALL ? MUTABLE_PACKAGES : [name]
    const seed = typed(argv, 'seed') ?? 'mutants'
    const least = wholeNumber(options, 'least', 0)
    const count = wholeNumber(options, 'count', 1)
    const wholeGames = flag(options, 'wholeGames')
    const mutants = sampleMutants(packages, seed, count)
    const log = new MutantLog(join(ROOT, '.cache', wholeGames ? 'mutants-whole-games.jsonl' : 'mutants.jsonl'))
    if (flag(options, 'fresh')) log.forget()
    const open = mutants.filter((mutant) => {
      const fate = log.find(mutant)?.fate
      return fate === undefined || (flag(options, 'again') && fate === 'survived')
    })
    const bench = new MutantRunner(wholeNumber(options, 'seconds', 1))
    const test = async (mutant: Mutant): Promise<Verdict> => {
      const verdict = await bench.try({ mutant, tests: testsFor(packageOf(mutant.file), mutant.file, wholeGames) })
      const refused = verdict.fate === 'survived' ? compilerError(mutant) : null
      return refused === null ? verdict : { fate: 'caught', by: refused }
    }
    const progress = startProgress(io, 'mutants', open.length)
    try {
      const fails = await failsAnyway(bench, open, wholeGames)
      if (fails !== null) throw new UsageError(`the tests fail without any fault: ${fails}`)
      for (const mutant of open) {
        const verdict = await test(mutant)
        log.add(mutant, verdict)
        progress.advance(1)
        if (!io.interactive && !flag(options, 'json')) io.err(`${verdict.fate.padEnd(9)} ${locationOf(mutant)}`)
      }
    } finally {
      progress.stop()
      bench.stop()
    }
    const judged = mutants.map((mutant) => ({ mutant, verdict: log.find(mutant) ?? NOT_TRIED }))
    const findings: Findings = { packages, seed, wholeGames, judged }
    const share = shareCaught(findings)
    if (flag(options, 'write')) {
      const command = `npm run mutants -- --seed ${seed} --count ${count}${name === ALL ? '' : ` --package ${name}`} --write`
      writeFileSync(join(ROOT, 'docs/mutants.md'), asMarkdown(findings, command))
    }
    io.out(flag(options, 'json') ? JSON.stringify({ packages, seed, share, judged }) : asText(findings))
    return share * 100 < least ? FOUND_PROBLEMS : OK
  },
}

/** Returns the first failure of these tests without a mutant; null if they pass. */
async function failsAnyway(bench: MutantRunner, open: readonly Mutant[], wholeGames: boolean): Promise<string | null> {
  const tests = new Set(open.flatMap(({ file }) => testsFor(packageOf(file), file, wholeGames)))
  const { fate, by } = await bench.try({ mutant: null, tests: [...tests] })
  return fate === 'survived' ? null : (by ?? fate)
}

const NOT_TRIED: Verdict = { fate: 'survived', by: null }
