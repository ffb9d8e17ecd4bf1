// `hustings analyse FILE`: chances, luck and the most important decisions of a finished match.
import {
  ANALYSIS,
  type Analysis,
  type AnalysisBudget,
  analyse,
  errorOf,
  type Figure,
  highlights,
  isClear,
  type Judgement,
  loadModel,
  type NamedAnswer,
} from '@hustings/bots'
import { Match, readRecord } from '@hustings/kernel'
import { findGame } from '../games/games.ts'
import { checkRecord } from '../play/verification.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { textOf } from '../terminal/io.ts'
import { formatterFor } from '../terminal/message-formatter.ts'
import { startProgress } from '../terminal/progress.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, typed, wholeNumber } from '../terminal/usage.ts'

export const analyseCommand: Command = {
  usage: 'analyse <file>',
  description: 'Analyze a finished match: chances of each seat, luck, the best and the worst decisions',
  options: [
    { flags: '--games <number>', description: 'Rollouts per moment', default: ANALYSIS.rollouts },
    { flags: '--pairs <number>', description: 'Paired rollouts per decision', default: ANALYSIS.pairs },
    { flags: '--seed <text>', description: 'Seed of the rollouts', default: ANALYSIS.seed },
    jsonOption,
  ],
  examples: ['analyse match.json', 'analyse match.json --pairs 200 --json'],
  async run({ args, options, argv, io }) {
    const file = args[0] ?? ''
    const text = textOf(file)
    const check = checkRecord(text)
    const problem = check.ok && check.standings === null ? 'the match is not over' : check.problem
    if (problem !== null) {
      io.err(`${file}: ${problem}`)
      return FOUND_PROBLEMS
    }
    const effort: AnalysisBudget = {
      ...ANALYSIS,
      seed: typed(argv, 'seed') ?? ANALYSIS.seed,
      rollouts: wholeNumber(options, 'games', 1),
      pairs: wholeNumber(options, 'pairs', 2),
    }
    const record = readRecord(text)
    const game = findGame(record.game)?.game
    if (game === undefined) throw new Error(`${record.game} was checked and is not there`)
    const match = Match.load(game, record)
    const model = await loadModel(game, match.options)
    const progress = startProgress(io, 'choices', check.choices)
    const steps = analyse(model, record, effort)
    for (;;) {
      const step = steps.next()
      if (step.done !== true) {
        progress.advance(1)
        continue
      }
      progress.stop()
      io.out(
        flag(options, 'json')
          ? JSON.stringify({ file, game: record.game, ...step.value })
          : asText(record.game, step.value),
      )
      return OK
    }
  },
}

function asText(game: string, analysis: Analysis): string {
  const { seats, moments, accounts } = analysis
  const say = formatterFor(game)
  const called = ({ answer, label }: NamedAnswer): string => (label === null ? String(answer) : say(label))
  const line = ({ step, prompt, chosen, other, loss, gain, grade }: Judgement): string =>
    grade === null
      ? `  choice ${step}: ${say(prompt)} ${called(chosen)}: ${withError(gain)} over what bots do here`
      : `  choice ${step}: ${say(prompt)} ${called(chosen)} (${grade}): ${called(other)} was better by ${loss.value.toFixed(1)} ± ${errorOf(loss).toFixed(1)}`
  return [
    'Chance of the first place, in percent, before the choice (95% intervals):',
    textTable(
      ['choice', ...seats],
      spread(moments, 12).map(({ step, first }) => [String(step), ...first.map(percent)]),
    ),
    '',
    'What made the difference, in points against the others (95% intervals; ? where zero is inside):',
    textTable(
      ['seat', 'own choices', 'choices of others', 'luck'],
      accounts.map(({ seat, own, others, luck }) => [seat, ...[own, others, luck].map(marked)]),
    ),
    ...seats.flatMap((seat) => {
      const { best, worst } = highlights(analysis, seat)
      if (best.length + worst.length === 0) return []
      return ['', `${seat}:`, ...best.map(line), ...worst.map(line)]
    }),
  ].join('\n')
}

/** Selects `count` items evenly, with the first and the last. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, i) => items[Math.round((i * (items.length - 1)) / (count - 1))] as T)
}

/** `48 [31, 66]` */
function percent({ value, low, high }: Figure): string {
  const [share, from, to] = [value, low, high].map((part) => (100 * part).toFixed(0))
  return `${share} [${from}, ${to}]`
}

function withError(figure: Figure): string {
  return `${signed(figure.value)} ± ${errorOf(figure).toFixed(1)}`
}

function marked(figure: Figure): string {
  return `${withError(figure)}${isClear(figure) ? '' : ' ?'}`
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
}
