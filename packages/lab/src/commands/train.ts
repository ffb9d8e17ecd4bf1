// `hustings train`: learns to play a game by self-play from nothing, and keeps what it has learned if it does no worse in
// any seat than what was known before.
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
import { mixtureFor, type Subject } from '../games/mixture.ts'
import { Diary } from '../play/diary.ts'
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
  /** Answers that the policy knows, and the bytes of the file. */
  readonly answers: number
  readonly bytes: number
  readonly file: string
  readonly kept: boolean
  readonly against: readonly { readonly whom: string; readonly passes: boolean; readonly gains: readonly Gain[] }[]
}

export const trainCommand: Command = {
  usage: 'train',
  description:
    'Learn to play a game by self-play; keep the weights if they do no worse in any seat than the former ones',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}`, default: 'hegemony' },
    { flags: '--players <number>', description: 'How many play', default: 4 },
    { flags: '--games <number>', description: 'How many games to learn from', default: 10_000 },
    { flags: '--seed <text>', description: 'Seed of the training; the same seed learns the same', default: '1' },
    { flags: '--gate <number>', description: 'How many games for each seat decide whether it is better', default: 200 },
    { flags: '--stakes <number>', description: 'How many positions tell what is at stake where', default: 1500 },
    { flags: '--workers <number>', description: 'How many threads; they do not change the result', default: 1 },
    { flags: '--snapshot <file>', description: 'Keep the training here now and then, and go on from what is there' },
    { flags: '--go-on', description: 'Begin with the former weights instead of nothing' },
    { flags: '--company', description: 'With --go-on: only what is new among Automas; what is known in general stays' },
    { flags: '--study', description: 'With --go-on: learn what search finds, too' },
    {
      flags: '--nets',
      description: 'With --go-on: learn what facts make of answers among Automas; words stay as they are',
    },
    { flags: '--seats <names>', description: 'Only these seats learn, by commas' },
    { flags: '--out <file>', description: 'Where the weights are kept (default: with the bots)' },
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

/** So much of the way, a former self is remembered, to be gated against at the end. */
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
  if (study && !further) throw new UsageError('--study goes on with what is known: add --go-on')
  const course: TrainingConfig = {
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
  const optionsOf = (index: number): unknown => mixtureFor(subject)(named, players, index, seats)
  const threads = new Threads(named, players, wholeNumber(options, 'workers', 1), subject, optionsOf)
  const progress = startProgress(io, `${named.id}, ${players} players`, games)
  const start = performance.now()
  const diary = new Diary(typed(argv, 'snapshot'), {
    game: named.id,
    version: named.game.version,
    players,
    seed,
    games,
  })
  const stopped = diary.read()
  let played = 0
  let half: string | null = stopped?.half ?? null
  let told = start
  const advance = (so_far: number, now: Weights, lessons: readonly Pick<SelfPlayBatch, 'points'>[]): void => {
    progress.advance(so_far - played)
    played = so_far
    if (half === null && so_far >= games * HALF_WAY) half = writeWeights(now)
    if (!io.interactive && performance.now() - told > 30_000) {
      told = performance.now()
      io.err(`${so_far} of ${games} games, ${pointsOf(lessons)}`)
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
          ({ games: so_far, weights: now, batches: practices }) => advance(so_far, now, practices),
        )
      : train(
          named.game,
          players,
          course,
          threads.teacher,
          ({ games: so_far, weights: now, batches: lessons, snapshot }) => {
            advance(so_far, now, lessons)
            diary.write(snapshot, half)
          },
          stopped?.snapshot ?? (further ? initialSnapshot(former.weights) : undefined),
        )
  const weights = await learned.finally(() => {
    progress.stop()
    void threads.end()
  })
  // They are those of the plain game.
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
    // In such company nobody else learns at the table, so that a seat can stay as it was.
    const worse = first.gains.filter(({ mean }) => mean < 0).map(({ seat }) => seat)
    text = writeWeights(pruneWeights(withSeatsOf(weights, readWeights(former.text, named.game), worse)))
    against = judge(text, 'gate again')
  }
  const kept = former === null || (against.find(({ whom }) => whom === 'the former weights')?.passes ?? true)
  if (kept) writeFileSync(file, text)
  diary.close()
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

function pointsOf(lessons: readonly Pick<SelfPlayBatch, 'points'>[]): string {
  const points = new Map<string, { sum: number; games: number }>()
  for (const lesson of lessons) {
    for (const [seat, { sum, games }] of lesson.points) {
      const known = points.get(seat) ?? { sum: 0, games: 0 }
      points.set(seat, { sum: known.sum + sum, games: known.games + games })
    }
  }
  return [...points].map(([seat, { sum, games }]) => `${seat} ${rounded(sum / games, 1)}`).join(', ')
}

/** Threads that hold lessons; with one, they are held here. */
class Threads {
  readonly teacher: SelfPlayRunner
  readonly trainer: PpoBatchRunner
  private readonly pool: Pool | null

  constructor({ id, game }: LabGame, players: number, count: number, subject: Subject, optionsOf: OptionsOf) {
    const pool = count === 1 ? null : new Pool(count)
    this.pool = pool
    this.teacher =
      pool === null
        ? async (weights, plan) => playSelfPlayBatch(game, weights, plan, optionsOf)
        : (weights, plan) => pool.lesson({ game: id, players, weights, plan, subject })
    this.trainer =
      pool === null
        ? async (weights, plan) => collectPpoBatch(game, weights, plan, optionsOf)
        : (weights, plan) => pool.practice({ game: id, players, weights, plan, subject })
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
