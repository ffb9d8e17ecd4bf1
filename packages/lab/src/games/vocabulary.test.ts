// The weights must use the vocabulary of the games: bots would silently forget a renamed option.
import { answerKey, BotPolicy, createModel, loadWeights, WEIGHT_FILES } from '@hustings/bots'
import { type Bot, playOut, randomAnswer } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { games, type LabGame } from './games.ts'
import { automaOptions, sampleOptions } from './option-sampler.ts'

/** Maximum share of unknown answers. */
const UNKNOWN = 0.02
const GAMES = 4

const trained = Object.values<LabGame>(games).flatMap((game) =>
  game.playerCounts.map((players) => ({ game, players, name: `${game.id}-${players}` })),
)

/** Tables with trained nets. */
const withNets = [
  { players: 3, seats: ['working'] },
  { players: 4, seats: ['working', 'middle'] },
]

describe('the vocabulary of the weights', () => {
  it('includes a file for each game and player count except Ballot', () => {
    const expected = trained.map(({ name }) => name).filter((name) => !name.startsWith('ballot'))
    expect(Object.keys(WEIGHT_FILES).toSorted()).toEqual(expected.toSorted())
  })

  it.each(trained.filter(({ name }) => name in WEIGHT_FILES))(
    '$name: includes the prompts of the game',
    async (table) => {
      const { game, players } = table
      const weights = await loadWeights(game.game, players)
      expect(weights.players).toBe(players)
      expect(weights.turn).toBeGreaterThan(0)
      const policy = new BotPolicy(weights, game.game)
      let met = 0
      const unknown = new Map<string, number>()
      const reader: Bot = {
        name: 'reader',
        decide(question, seen) {
          const place = policy.entryFor(question)
          for (const option of question.shape === 'pick' && 'offers' in question ? question.offers : []) {
            if (option.blocked !== undefined) continue
            met++
            const answer = answerKey(option)
            if (place.isTrained(answer)) continue
            const word = `${place.name} ${answer}`
            unknown.set(word, (unknown.get(word) ?? 0) + 1)
          }
          return seen.random.below(2) === 0
            ? randomAnswer(question, seen.random)
            : policy.choose(question, seen, seen.random)
        },
      }
      for (let i = 0; i < GAMES; i++) {
        // Not the first tables of a training.
        playOut(game.game, sampleOptions(game, players, 1000 + i), `vocabulary ${i}`, () => reader)
      }
      expectKnown(unknown, met)
    },
  )

  it.each(withNets)('hegemony-$players: includes the prompts for nets among Automas', async ({ players, seats }) => {
    const weights = await loadWeights(games.hegemony.game, players)
    expect([...(weights.nets?.keys() ?? [])]).toEqual(seats)
    let met = 0
    const unknown = new Map<string, number>()
    for (let i = 0; i < GAMES; i++) {
      const options = automaOptions(games.hegemony, players, 1000 + i, seats)
      const { policy } = createModel(games.hegemony.game, options, weights)
      const reader: Bot = {
        name: 'reader',
        decide(question, seen) {
          const place = policy.entryFor(question)
          for (const option of question.shape === 'pick' && 'offers' in question ? question.offers : []) {
            if (option.blocked !== undefined || place.netInput === null) continue
            met++
            const { answer, output } = place.answer(answerKey(option))
            if (output !== undefined) continue
            const word = `${place.netInput.name} ${answer}`
            unknown.set(word, (unknown.get(word) ?? 0) + 1)
          }
          return policy.choose(question, seen, seen.random)
        },
      }
      playOut(games.hegemony.game, options, `nets ${i}`, () => reader)
    }
    expect(met).toBeGreaterThan(1000)
    expectKnown(unknown, met)
  })
})

/** Expects that hardly any offered answer is unknown. */
function expectKnown(unknown: ReadonlyMap<string, number>, met: number): void {
  const share = [...unknown.values()].reduce((sum, count) => sum + count, 0) / met
  const most = [...unknown].toSorted(([, one], [, other]) => other - one).slice(0, 10)
  expect(share, `unknown: ${most.map(([word, count]) => `${word} (${count})`).join(', ')}`).toBeLessThan(UNKNOWN)
}
