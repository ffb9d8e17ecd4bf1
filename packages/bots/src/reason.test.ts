// Reasons of bots: their own search after the end, and nothing that depends on hidden information before it.
import { hegemony } from '@hustings/hegemony'
import {
  type AnyGame,
  type AnyMatch,
  botChance,
  type Choice,
  type GameState,
  legalAnswers,
  Match,
  randomFrom,
  runAt,
  type Seat,
  seedRandom,
  seenIn,
  toDecision,
  type Viewer,
} from '@hustings/kernel'
import { imaginedFor, observeFrom, playStretches, type Stretch } from '@hustings/kernel/testing'
import { ballot } from '@hustings/kernel/testing/ballot'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { questionTo } from './information-set.ts'
import { botAt, type Level } from './levels.ts'
import { type BotModel, loadModel } from './model.ts'
import { type Because, type Reason, reasonForReader, reasonOf, reasonsOf } from './reason.ts'

function drained<T>(thoughts: Generator<unknown, T>): T {
  for (;;) {
    const step = thoughts.next()
    if (step.done === true) return step.value
  }
}

type ShownReason = Pick<Reason, 'prompt' | 'chosen' | 'because'>

/** Returns the reason of move `at` for a reader after `made` moves of the segment. */
function reasonFor(
  model: BotModel,
  stretch: Stretch<GameState>,
  at: number,
  made: number,
  reader: Viewer,
  level: Level,
): ShownReason {
  const { checkpoint, choices } = stretch
  const position = { checkpoint, choices: choices.slice(0, at) }
  const choice = choices[at]
  const question = choice === undefined ? undefined : questionTo(runAt(model.game, position), choice.seat)
  if (choice === undefined || question === undefined) throw new Error('no open question')
  const later = choices.slice(at + 1, made)
  return drained(reasonForReader(model, { position, choice, later }, toDecision(question, ''), level, reader))
}

/** Simultaneous moves are not part of a position. */
function isAlone(game: AnyGame, { checkpoint, choices }: Stretch<GameState>, at: number): boolean {
  return runAt(game, { checkpoint, choices: choices.slice(0, at) }).questions.length === 1
}

const tables: readonly { readonly game: AnyGame; readonly options: unknown; readonly every: number }[] = [
  { game: ballot, options: { rounds: 2 }, every: 2 },
  { game: hegemony, options: { players: 3, modules: { hiddenAgendas: true, actionCards: true } }, every: 9 },
  { game: planetB, options: { players: 3 }, every: 14 },
]

describe('a reason', () => {
  it.each(tables)(
    'shows a reader the same for all states the reader cannot distinguish: $game.id',
    async ({ game, options, every }) => {
      const model = await loadModel(game, options)
      const random = randomFrom(seedRandom('reader'))
      const kinds = new Map<Because['kind'], number>()
      let looked = 0
      playStretches(game, { options, seed: 'reasons', every, limit: 10_000 }, (stretch) => {
        if (random.below(every) !== 0) return
        const readers: readonly Viewer[] = [...model.seats, 'spectator']
        const reader = readers[random.below(readers.length)] ?? 'spectator'
        const twin = imaginedFor(game, stretch, reader, random)
        const [one, other] = [stretch, twin].map((each) => observeFrom(game, each, reader).length - 1)
        const made = Math.min(one ?? 0, other ?? 0)
        for (let at = 0; at < Math.min(made, 3); at++) {
          if (stretch.choices[at]?.seat === reader || !isAlone(game, stretch, at)) continue
          // Mostly medium: a search takes longer, and the information it uses is the same at every level.
          const level = looked++ % 3 === 0 ? 'hard' : 'medium'
          const told = reasonFor(model, stretch, at, made, reader, level)
          expect(reasonFor(model, twin, at, made, reader, level)).toEqual(told)
          kinds.set(told.because.kind, (kinds.get(told.because.kind) ?? 0) + 1)
        }
      })
      expect(kinds.get('searched')).toBeGreaterThan(0)
      expect(kinds.get('felt')).toBeGreaterThan(1)
    },
  )

  it('names the card that is played, and no other card of the hand', async () => {
    const options = { players: 2 }
    const model = await loadModel(hegemony, options)
    const match: AnyMatch = Match.start(hegemony, options, 'a card')
    const [decision] = match.decisions
    if (decision === undefined) throw new Error('no open decision')
    const hand = legalAnswers(decision).filter((answer) => String(answer).startsWith('play:'))
    const [played = '', ...kept] = hand
    const choice = { seat: decision.seat, answer: played }
    const told = drained(reasonOf(model, match, choice, [], { level: 'hard' }, 'capitalist'))
    expect(told).toMatchObject({ chosen: { answer: played }, because: { kind: 'searched', own: false } })
    expect(kept.length).toBeGreaterThan(1)
    for (const card of kept) expect(JSON.stringify(told)).not.toContain(card)
  })

  it('hides a secret move before the end and explains it afterwards', async () => {
    const options = { players: 3 }
    const model = await loadModel(planetB, options)
    const match: AnyMatch = Match.start(planetB, options, 'draft')
    const [decision] = match.decisions
    if (decision === undefined) throw new Error('no open decision')
    const choice = { seat: decision.seat, answer: legalAnswers(decision)[0] ?? '' }
    for (const reader of [...match.seats, 'spectator'].filter((viewer) => viewer !== decision.seat)) {
      const told = drained(reasonOf(model, match, choice, [], { level: 'hard' }, reader))
      expect(told).toMatchObject({ prompt: null, chosen: null, because: { kind: 'hidden' } })
      expect(JSON.stringify(told)).not.toContain(String(choice.answer))
    }
    const after = drained(reasonOf(model, match, choice, [], { level: 'medium' }, null))
    expect(after).toMatchObject({ chosen: { answer: choice.answer }, because: { kind: 'felt' } })
  })

  it('repeats the search of the bot after the end', async () => {
    const options = { players: 2 }
    const model = await loadModel(hegemony, options)
    const match: AnyMatch = Match.start(hegemony, options, 'thought again')
    const bot = botAt('hard', model, 32)
    const deeds: (Choice & { chooser: { level: 'hard'; most: number } })[] = []
    const gains: number[] = []
    while (gains.length < 2) {
      const [decision] = match.decisions
      if (decision === undefined) break
      const { seat } = decision
      const thought = drained(bot.think(decision, seenIn(match, seat, botChance(match, seat))))
      if (thought.rollouts > 0) gains.push(thought.options[0]?.gain ?? 0)
      deeds.push({ seat, answer: thought.answer, chooser: { level: 'hard', most: 32 } })
      match.answer(seat, decision.id, thought.answer)
    }
    const seats: readonly Seat[] = match.seats
    const told = seats.flatMap((seat) => {
      const start: AnyMatch = Match.start(hegemony, options, 'thought again')
      return drained(reasonsOf(model, start, deeds, { seat, count: deeds.length }, null))
    })
    const searched = told
      .toSorted((one, other) => one.step - other.step)
      .flatMap(({ because }) => (because.kind === 'searched' ? [because] : []))
    expect(searched.map(({ gain }) => gain)).toEqual(gains)
    for (const { own, gain, others } of searched) {
      expect(own).toBe(true)
      expect(gain).toBeGreaterThanOrEqual(0)
      expect(others[0]?.behind).toBeGreaterThanOrEqual(0)
    }
  })
})
