// Hidden information must not change the answers of a bot: positions that differ only in hidden state give the same search.
import { hegemony } from '@hustings/hegemony'
import {
  type AnyGame,
  factsAt,
  type GameState,
  imagineAt,
  type Position,
  randomFrom,
  type Seat,
  seedRandom,
} from '@hustings/kernel'
import { imaginedFor, observeFrom, playStretches } from '@hustings/kernel/testing'
import { ballot } from '@hustings/kernel/testing/ballot'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { botAt } from './levels.ts'
import { type BotModel, loadModel } from './model.ts'

const tables: readonly { readonly game: AnyGame; readonly options: unknown; readonly every: number }[] = [
  { game: ballot, options: { rounds: 1 }, every: 3 },
  { game: hegemony, options: { players: 3, modules: { hiddenAgendas: true, actionCards: true } }, every: 25 },
  { game: hegemony, options: { players: 3, automas: { middle: 'advanced', capitalist: 'simple' } }, every: 12 },
  { game: planetB, options: { players: 3 }, every: 40 },
]

/** Returns the answer of the bot at a position in which its seat decides. */
function answer(model: BotModel, position: Position<GameState>, seat: Seat): string | null {
  const { game } = model
  const here = imagineAt(game, position, seat, randomFrom(seedRandom('here')))
  // A position never holds answers to questions that are still open (`Match.position`).
  if (here.questions.some((_, i) => here.isAnswered(i))) return null
  const question = here.questions.find((each) => each.seat === seat)
  if (question === undefined) return null
  const thoughts = botAt('hard', model, 24).think(question, {
    seat,
    stage: game.stage(here.state),
    facts: (whose) => factsAt(game, here.state, whose),
    random: randomFrom(seedRandom('bot')),
    view: () => expect.fail('bots look at no view'),
    events: () => [],
    imagine: (random) => imagineAt(game, position, seat, random),
  })
  for (;;) {
    const step = thoughts.next()
    if (step.done === true) return JSON.stringify(step.value)
  }
}

describe('a bot', () => {
  it.each(tables)('uses only the information of its seat: $game.id, $options', async ({ game, options, every }) => {
    const model = await loadModel(game, options)
    const random = randomFrom(seedRandom('examiner'))
    let compared = 0
    playStretches(game, { options, seed: 'interference', every, limit: 10_000 }, (stretch) => {
      if (random.below(every) !== 0) return
      for (const seat of model.seats) {
        const twin = imaginedFor(game, stretch, seat, random)
        const steps = Math.min(observeFrom(game, stretch, seat).length, observeFrom(game, twin, seat).length)
        for (let i = 0; i < Math.min(steps, 3); i++) {
          const [one, other] = [stretch, twin].map(({ checkpoint, choices }) =>
            answer(model, { checkpoint, choices: choices.slice(0, i) }, seat),
          )
          expect(other).toBe(one)
          if (one !== null) compared++
        }
      }
    })
    expect(compared).toBeGreaterThan(8)
  })
})
