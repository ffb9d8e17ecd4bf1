// `hustings mutants`: puts single-point faults into the rules, one at a time, and sees whether a test fails.
import { join } from 'node:path'
import { type Command, jsonOption } from '../command.ts'
import { Ledger } from '../mutants/ledger.ts'
import { MUTABLE_PACKAGES, ROOT } from '../mutants/packages.ts'
import type { Mutant } from '../mutants/sample.ts'
import { failsAnyway, tryMutant, type Verdict } from '../mutants/trial.ts'
import { startProgress } from '../progress.ts'
import { FOUND_PROBLEMS, flag, OK, oneOf, typed, UsageError, wholeNumber } from '../usage.ts'

interface Judged {
  readonly mutant: Mutant
  readonly verdict: Verdict
}

export const mutantsCommand: Command = {
  usage: 'mutants',
  description: 'Try seeded single-point faults in the rules, and say how many of them the tests catch',
  options: [
    { flags: '--package <name>', description: `In which package: ${MUTABLE_PACKAGES.join(', ')}`, default: 'hegemony' },
    { flags: '--seed <text>', description: 'Another seed, other faults', default: 'mutants' },
    { flags: '--count <number>', description: 'How many faults', default: 50 },
    { flags: '--seconds <number>', description: 'A run of the tests that takes longer counts as caught', default: 300 },
    { flags: '--least <percent>', description: 'Fail when fewer are caught', default: 0 },
    { flags: '--fresh', description: 'Try all of them again, also those of a run that was stopped' },
    jsonOption,
  ],
  examples: ['mutants --package kernel --count 20', 'mutants --seed 7 --count 200 --least 95'],
  async run({ options, argv, io }) {
    const name = oneOf(options, 'package', MUTABLE_PACKAGES)
    const seed = typed(argv, 'seed') ?? 'mutants'
    const seconds = wholeNumber(options, 'seconds', 1)
    const least = wholeNumber(options, 'least', 0)
    // Brings a parser along, which no other command needs.
    const { sampleMutants } = await import('../mutants/sample.ts')
    const mutants = sampleMutants(name, seed, wholeNumber(options, 'count', 1))
    const ledger = new Ledger(join(ROOT, '.cache', `mutants-${name}.jsonl`))
    if (flag(options, 'fresh')) ledger.forget()
    const open = mutants.filter((mutant) => ledger.find(mutant) === undefined)
    if (open[0] !== undefined) {
      const fails = await failsAnyway(name, open[0].file, seconds)
      if (fails !== null) throw new UsageError(`the tests fail without any fault: ${fails}`)
    }
    const progress = startProgress(io, `mutants of ${name}`, open.length)
    for (const mutant of open) {
      const verdict = await tryMutant(name, mutant, seconds)
      ledger.add(mutant, verdict)
      progress.advance(1)
      if (!io.interactive && !flag(options, 'json')) io.err(`${verdict.fate.padEnd(9)} ${placeOf(mutant)}`)
    }
    progress.stop()
    const judged = mutants.map((mutant) => ({ mutant, verdict: ledger.find(mutant) ?? NOT_TRIED }))
    const share = shareCaught(judged)
    io.out(flag(options, 'json') ? JSON.stringify({ package: name, seed, share, judged }) : describe(seed, judged))
    return share * 100 < least ? FOUND_PROBLEMS : OK
  },
}

const NOT_TRIED: Verdict = { fate: 'survived', by: null }

function shareCaught(judged: readonly Judged[]): number {
  const caught = judged.filter(({ verdict }) => verdict.fate !== 'survived').length
  return judged.length === 0 ? 1 : caught / judged.length
}

function placeOf({ file, line, column, kind }: Mutant): string {
  return `${file}:${line}:${column} ${kind}`
}

function describe(seed: string, judged: readonly Judged[]): string {
  const survivors = judged.filter(({ verdict }) => verdict.fate === 'survived')
  const late = judged.filter(({ verdict }) => verdict.fate === 'timed out').length
  const percent = Math.round(shareCaught(judged) * 1000) / 10
  const timedOut = late === 0 ? '' : `, ${late} of them by running out of time`
  return [
    `Seed ${seed}: ${judged.length - survivors.length} of ${judged.length} faults caught (${percent} %)${timedOut}`,
    ...survivors.map(({ mutant }) => `${placeOf(mutant)}\n  - ${mutant.before}\n  + ${mutant.after}`),
  ].join('\n\n')
}
