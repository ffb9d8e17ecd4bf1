// `hustings train`: trains bots by self-play, and keeps the new weights if no seat gets worse than with the current ones
// (gating).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pruneWeights, readWeights, type Weights, writeWeights } from '@hustings/bots'
import {
  AUTOMA_FINE_TUNE,
  collectPpoBatch,
  DEFAULT_PPO_CONFIG,
  DISTILL,
  FINE_TUNE,
  FROM_SCRATCH,
  type Gain,
  gate,
  initialSnapshot,
  measureStakes,
  type OptionsOf,
  type PpoBatchRunner,
  playSelfPlayBatch,
  type SelfPlayBatch,
  type SelfPlayRunner,
  type TrainingConfig,
  train,
  trainPpo,
  withSeatsOf,
} from '@hustings/bots/train'
import { gameFrom, gameIds, type LabGame, playersFrom } from '../games/games.ts'
import { optionSamplerFor, type Subject } from '../games/option-sampler.ts'
import { TrainingCheckpoint } from '../play/training-checkpoint.ts'
import { Pool } from '../runs/pool.ts'
import { rounded } from '../shards/tally.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { startProgress } from '../terminal/progress.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

export interface Training {
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly games: number
  readonly seconds: number
  /** Number of answers in the policy, and bytes of the file. */
  readonly answers: number
  readonly bytes: number
  readonly file: string
  readonly kept: boolean
  readonly against: readonly { readonly whom: string; readonly passes: boolean; readonly gains: readonly Gain[] }[]
}

export const trainCommand: Command = {
  usage: 'train',
  description: 'Train bots by self-play; keep the weights if no seat gets worse than with the current ones',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}`, default: 'hegemony' },
    { flags: '--players <number>', description: 'Number of players', default: 4 },
    { flags: '--games <number>', description: 'Number of training games', default: 10_000 },
    { flags: '--seed <text>', description: 'Seed of the training; the same seed gives the same weights', default: '1' },
    { flags: '--gate <number>', description: 'Number of gating games per seat', default: 200 },
    {
      flags: '--stakes <number>',
      description: 'Number of positions that measure the stakes of prompts',
      default: 1500,
    },
    { flags: '--workers <number>', description: 'Number of threads; it does not change the result', default: 1 },
    { flags: '--snapshot <file>', description: 'Save checkpoints to this file, and resume from it' },
    { flags: '--go-on', description: 'Start from the current weights with smaller steps' },
    { flags: '--company', description: 'With --go-on: train one bot among Automas; general parameters stay fixed' },
    { flags: '--study', description: 'With --go-on: add search distillation' },
    {
      flags: '--nets',
      description: 'With --go-on: train the nets of --seats among Automas with PPO; the tabular policy stays fixed',
    },
    { flags: '--seats <names>', description: 'Train only these seats, comma-separated' },
    { flags: '--out <file>', description: 'Output file of the weights (default: in the bots package)' },
    jsonOption,
  ],
  examples: ['train --game planet-b --players 4 --games 20000', 'train --players 2 --go-on --seed 2'],
  async run(invocation) {
    const { options, io } = invocation
    const training = await learn(invocation)
    io.out(flag(options, 'json') ? JSON.stringify(training) : describe(training))
    return training.kept ? OK : FOUND_PROBLEMS
  },
}

/** Share of the games after which a copy is kept, to gate against it at the end. */
const HALF_WAY = 0.5

async function learn({ options, argv, io }: Invocation): Promise<Training> {
  const named = gameFrom(options)
  const players = playersFrom(options, named)
  const seed = typed(argv, 'seed') ?? '1'
  const games = wholeNumber(options, 'games', 0)
  const file = typed(argv, 'out') ?? weightsFile(named.id, players)
  const former = formerWeights(file, named)
  const further = flag(options, 'goOn') && former !== null
  const companyOnly = flag(options, 'company')
  if (companyOnly && !further) throw new UsageError('--company goes on with what is known in general: add --go-on')
  const study = flag(options, 'study')
  const seats = typed(argv, 'seats')?.split(',')
  if (study && !further) throw new UsageError('--study continues a training: add --go-on')
  const config: TrainingConfig = {
    ...(study ? DISTILL : companyOnly ? AUTOMA_FINE_TUNE : further ? FINE_TUNE : FROM_SCRATCH),
    seed,
    games,
    automasOnly: companyOnly,
    distill: study,
    ...(seats !== undefined && { seats }),
  }
  const nets = flag(options, 'nets')
  if (nets && !further) throw new UsageError('--nets goes on with what words say: add --go-on')
  if (nets && typed(argv, 'snapshot') !== undefined) throw new UsageError('a training of nets keeps no --snapshot')
  const subject: Subject = nets ? 'nets' : companyOnly ? 'company' : 'all'
  const optionsOf = (index: number): unknown => optionSamplerFor(subject)(named, players, index, seats)
  const threads = new Threads(named, players, wholeNumber(options, 'workers', 1), subject, optionsOf)
  const progress = startProgress(io, `${named.id}, ${players} players`, games)
  const start = performance.now()
  const checkpoint = new TrainingCheckpoint(typed(argv, 'snapshot'), {
    game: named.id,
    version: named.game.version,
    players,
    seed,
    games,
  })
  const stopped = checkpoint.read()
  let played = 0
  let half: string | null = stopped?.half ?? null
  let printed = start
  const advance = (done: number, now: Weights, batches: readonly Pick<SelfPlayBatch, 'points'>[]): void => {
    progress.advance(done - played)
    played = done
    if (half === null && done >= games * HALF_WAY) half = writeWeights(now)
    if (!io.interactive && performance.now() - printed > 30_000) {
      printed = performance.now()
      io.err(`${done} of ${games} games, ${pointsOf(batches)}`)
    }
  }
  const learned =
    nets && former !== null
      ? trainPpo(
          named.game,
          former.weights,
          { ...DEFAULT_PPO_CONFIG, seed, games, seats: seats ?? seatsIn(named, players) },
          threads.trainer,
          optionsOf,
          ({ games: done, weights: now, batches }) => advance(done, now, batches),
        )
      : train(
          named.game,
          players,
          config,
          threads.runBatch,
          ({ games: done, weights: now, batches, snapshot }) => {
            advance(done, now, batches)
            checkpoint.write(snapshot, half)
          },
          stopped?.snapshot ?? (further ? initialSnapshot(former.weights) : undefined),
        )
  const weights = await learned.finally(() => {
    progress.stop()
    void threads.end()
  })
  // Stakes are measured only for the plain game.
  if (subject === 'all')
    measureStakes(named.game, weights, optionsOf, `${seed}/stakes`, wholeNumber(options, 'stakes', 0))
  const rivals = [
    { whom: 'the former weights', text: former?.text ?? null },
    { whom: 'itself half way', text: half },
    { whom: 'random', text: '' },
  ]
  const judge = (text: string, deals: string): Training['against'] => {
    if (games === 0) return []
    const candidate = readWeights(text, named.game)
    const count = wholeNumber(options, 'gate', 1)
    return rivals.flatMap(({ whom, text: other }) => {
      if (other === null) return []
      const rival = other === '' ? null : readWeights(other, named.game)
      return [{ whom, ...gate(named.game, candidate, rival, optionsOf, `${seed}/${deals}`, count) }]
    })
  }
  let text = writeWeights(pruneWeights(weights))
  let against = judge(text, 'gate')
  const [first] = against
  if (companyOnly && former !== null && first?.passes === false) {
    // Only one seat per table learns, so a seat can keep its old weights.
    const worse = first.gains.filter(({ mean }) => mean < 0).map(({ seat }) => seat)
    text = writeWeights(pruneWeights(withSeatsOf(weights, readWeights(former.text, named.game), worse)))
    against = judge(text, 'gate again')
  }
  const kept = former === null || (against.find(({ whom }) => whom === 'the former weights')?.passes ?? true)
  if (kept) writeFileSync(file, text)
  checkpoint.close()
  return {
    game: named.id,
    players,
    seed,
    games,
    seconds: rounded((performance.now() - start) / 1000, 1),
    answers: [...weights.places.values()].reduce((sum, { answers }) => sum + answers.size, 0),
    bytes: Buffer.byteLength(text),
    file,
    kept,
    against,
  }
}

function weightsFile(game: string, players: number): string {
  const bots = import.meta.resolve('@hustings/bots')
  return fileURLToPath(new URL(`weights/${game}-${players}.txt`, bots))
}

function formerWeights(file: string, { game }: LabGame): { readonly text: string; readonly weights: Weights } | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  return { text, weights: readWeights(text, game) }
}

function seatsIn({ game, optionsFor }: LabGame, players: number): readonly string[] {
  return game.seats(game.options(optionsFor(players)))
}

function pointsOf(batches: readonly Pick<SelfPlayBatch, 'points'>[]): string {
  const points = new Map<string, { sum: number; games: number }>()
  for (const lesson of batches) {
    for (const [seat, { sum, games }] of lesson.points) {
      const known = points.get(seat) ?? { sum: 0, games: 0 }
      points.set(seat, { sum: known.sum + sum, games: known.games + games })
    }
  }
  return [...points].map(([seat, { sum, games }]) => `${seat} ${rounded(sum / games, 1)}`).join(', ')
}

/** Threads that play batches; a single one is this thread. */
class Threads {
  readonly runBatch: SelfPlayRunner
  readonly trainer: PpoBatchRunner
  private readonly pool: Pool | null

  constructor({ id, game }: LabGame, players: number, count: number, subject: Subject, optionsOf: OptionsOf) {
    const pool = count === 1 ? null : new Pool(count)
    this.pool = pool
    this.runBatch =
      pool === null
        ? async (weights, plan) => playSelfPlayBatch(game, weights, plan, optionsOf)
        : (weights, plan) => pool.selfPlay({ game: id, players, weights, plan, subject })
    this.trainer =
      pool === null
        ? async (weights, plan) => collectPpoBatch(game, weights, plan, optionsOf)
        : (weights, plan) => pool.ppo({ game: id, players, weights, plan, subject })
  }

  async end(): Promise<void> {
    await this.pool?.end()
  }
}

function describe({ game, players, seed, games, seconds, answers, bytes, file, kept, against }: Training): string {
  const rows = against.flatMap(({ whom, gains }) =>
    gains.map(({ seat, games: count, mean, error }) => [
      whom,
      seat === '' ? 'all' : seat,
      String(count),
      `${mean >= 0 ? '+' : ''}${rounded(mean, 1)} ± ${rounded(1.96 * error, 1)}`,
    ]),
  )
  const head = `${game} with ${players} players, seed ${seed}: ${games} games in ${seconds} s, ${answers} answers known`
  const end = kept ? `Kept: ${bytes} bytes in ${file}` : 'Not kept: in some seat it does worse than the former weights.'
  return [head, textTable(['against', 'seat', 'games', 'points gained'], rows), end].join('\n\n')
}
