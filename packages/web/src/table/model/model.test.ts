// The table's model against a real engine: who may look when, what the log holds, undo, looking back.

import { randomBot } from '@hustings/bots'
import type { Answer, Decision, Viewer } from '@hustings/kernel'
import { legalAnswers, randomFrom, seedRandom } from '@hustings/kernel'
import { ballotEngine as engine } from '@hustings/live/testing/ballot'
import { joined, peopleOf, type Seating, type Trouble } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { Session } from '../../device/session.ts'
import { modelHere } from '../../testing/model-here.ts'
import { still, withoutWaiting } from '../../testing/still.ts'

withoutWaiting()

function seated(...people: readonly string[]): Seating {
  return Object.fromEntries(
    ['red', 'blue', 'green', 'yellow'].map((seat) => [
      seat,
      { kind: people.includes(seat) ? 'person' : 'bot', name: seat },
    ]),
  )
}

async function table(seating: Seating, seed = 'table', later?: (act: () => void) => () => void) {
  const bots = new Map(
    Object.keys(seating).flatMap((seat) => (seating[seat]?.kind === 'bot' ? [[seat, randomBot] as const] : [])),
  )
  const troubles: Trouble[] = []
  const played = Session.start(engine, { rounds: 1 }, seed, bots)
  const model = await modelHere(played, peopleOf(seating), (trouble) => troubles.push(trouble), later)
  /** What a viewer was told so far, from the beginning. */
  const told = (viewer: Viewer) => joined([], Session.load(engine, played.record(), bots).begin(viewer).log)
  return { model, troubles, told }
}

const chance = randomFrom(seedRandom('clicks'))

function anyAnswer(decision: Decision): Answer {
  const answers = legalAnswers(decision)
  return answers[chance.below(answers.length)] ?? ''
}

describe('pass and play', () => {
  it('always ends up with a curtain or a decision, and never shows anybody else a hand', async () => {
    const { model, troubles, told } = await table(seated('red', 'blue'))
    for (let i = 0; i < 400 && model.get().frame.standings === null; i++) {
      const { frame, passTo } = model.get()
      const { decision } = model.attention.get()
      if (passTo !== null) {
        expect(decision).toBeNull()
        await model.takeDevice()
        expect(model.get().frame.viewer).toBe(passTo)
      } else if (decision !== null) {
        expect(decision.seat).toBe(frame.viewer)
        await model.answer(decision, anyAnswer(decision))
      }
      await still()
      const now = model.get()
      if (now.frame.standings === null && now.passTo === null) expect(now.frame.decision).not.toBeNull()
      if (now.passTo !== null) expect(now.frame.viewer).toBe('spectator')
      if (i % 9 === 0) expect(now.log).toEqual(told(now.frame.viewer))
    }
    expect(model.get().frame.standings).not.toBeNull()
    expect(troubles).toEqual([])
  })
})

describe('an amount to be fixed', () => {
  it('has its least value chosen and previewed before anybody touches it', async () => {
    const { model } = await table(seated('red'))
    for (let i = 0; i < 400 && model.attention.get().decision?.shape !== 'number'; i++) {
      const { decision } = model.attention.get()
      if (decision !== null) await model.answer(decision, anyAnswer(decision))
      await still()
    }
    const { decision, selected, preview } = model.attention.get()
    expect(decision).toMatchObject({ shape: 'number', min: selected })
    expect(preview).not.toBeNull()
  })

  it('may be chosen before the board has followed', async () => {
    const { model } = await table(seated('red'), 'table', () => () => {})
    for (let i = 0; i < 400 && model.get().frame.decision?.shape !== 'number'; i++) {
      const { decision } = model.get().frame
      if (decision !== null) await model.answer(decision, anyAnswer(decision))
      await still()
    }
    const { decision } = model.get().frame
    if (decision?.shape !== 'number') throw new Error('nobody was asked for an amount')
    expect(model.attention.get().decision).toBeNull()
    model.select(decision.max)
    expect(model.attention.get()).toMatchObject({ decision: { id: decision.id }, selected: decision.max })
  })
})
