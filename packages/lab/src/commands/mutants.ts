// `hustings mutants`: puts single-point faults into the rules, one at a time, and sees whether a test fails.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedByCompiler } from '../mutants/compiler.ts'
import { testsFor } from '../mutants/kin.ts'
import { Ledger } from '../mutants/ledger.ts'
import { MUTABLE_PACKAGES, packageOf, ROOT } from '../mutants/packages.ts'
import { asMarkdown, asText, type Findings, placeOf, shareCaught } from '../mutants/page.ts'
import { type Mutant, sampleMutants } from '../mutants/sample.ts'
import { Bench, type Verdict } from '../mutants/trial.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { startProgress } from '../terminal/progress.ts'
import { FOUND_PROBLEMS, flag, OK, oneOf, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

const ALL = 'all'

export const mutantsCommand: Command = {
  usage: 'mutants',
  description: 'Try seeded single-point faults in the rules, and say how many of them the tests catch',
  options: [
    {
      flags: '--package <name>',
      description: `In which package: ${MUTABLE_PACKAGES.join(', ')}, ${ALL}`,
      default: ALL,
    },
    { flags: '--seed <text>', description: 'Another seed, other faults', default: 'mutants' },
    { flags: '--count <number>', description: 'How many faults', default: 50 },
    { flags: '--seconds <number>', description: 'A file of tests that takes longer counts as caught', default: 120 },
    { flags: '--whole-games', description: 'Ask also the slow tests that play hundreds of random games' },
    { flags: '--least <percent>', description: 'Fail when fewer are caught', default: 0 },
    { flags: '--again', description: 'Try the survivors of earlier runs again, for there may be a test by now' },
    { flags: '--fresh', description: 'Try all of them again, also those of a run that was stopped' },
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
    const ledger = new Ledger(join(ROOT, '.cache', wholeGames ? 'mutants-whole-games.jsonl' : 'mutants.jsonl'))
    if (flag(options, 'fresh')) ledger.forget()
    const open = mutants.filter((mutant) => {
      const fate = ledger.find(mutant)?.fate
      return fate === undefined || (flag(options, 'again') && fate === 'survived')
    })
    const bench = new Bench(wholeNumber(options, 'seconds', 1))
    const test = async (mutant: Mutant): Promise<Verdict> => {
      const verdict = await bench.try({ mutant, tests: testsFor(packageOf(mutant.file), mutant.file, wholeGames) })
      const refused = verdict.fate === 'survived' ? refusedByCompiler(mutant) : null
      return refused === null ? verdict : { fate: 'caught', by: refused }
    }
    const progress = startProgress(io, 'mutants', open.length)
    try {
      const fails = await failsAnyway(bench, open, wholeGames)
      if (fails !== null) throw new UsageError(`the tests fail without any fault: ${fails}`)
      for (const mutant of open) {
        const verdict = await test(mutant)
        ledger.add(mutant, verdict)
        progress.advance(1)
        if (!io.interactive && !flag(options, 'json')) io.err(`${verdict.fate.padEnd(9)} ${placeOf(mutant)}`)
      }
    } finally {
      progress.stop()
      bench.stop()
    }
    const judged = mutants.map((mutant) => ({ mutant, verdict: ledger.find(mutant) ?? NOT_TRIED }))
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

/** What fails without any fault, of the tests that will be asked; null when nothing does. */
async function failsAnyway(bench: Bench, open: readonly Mutant[], wholeGames: boolean): Promise<string | null> {
  const tests = new Set(open.flatMap(({ file }) => testsFor(packageOf(file), file, wholeGames)))
  const { fate, by } = await bench.try({ mutant: null, tests: [...tests] })
  return fate === 'survived' ? null : (by ?? fate)
}

const NOT_TRIED: Verdict = { fate: 'survived', by: null }
