// After a turn everybody waits, as long as it can be taken back: bots, and the next person at the device.
import { randomBot } from '@hustings/bots'
import { type Answer, type Decision, legalAnswers, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import { ballotEngine } from '@hustings/live/testing/ballot'
import type { Pace } from '@hustings/protocol'
import { describe, expect, it, vi } from 'vitest'
import { Session } from '../../device/session.ts'
import { modelHere } from '../../testing/model-here.ts'
import { still, withoutWaiting } from '../../testing/still.ts'
import type { TableModel } from './model.ts'

withoutWaiting()

const SEATS: readonly Seat[] = ['red', 'blue', 'green', 'yellow']
const chance = randomFrom(seedRandom('resting'))

function anyAnswer(decision: Decision): Answer {
  const answers = legalAnswers(decision)
  return answers[chance.below(answers.length)] ?? ''
}

async function seated(people: readonly Seat[], pace: Pace, rests = true) {
  const bots = new Map(SEATS.filter((seat) => !people.includes(seat)).map((seat) => [seat, randomBot] as const))
  const model = await modelHere(Session.start(ballotEngine, { rounds: 1 }, 'resting', bots), people)
  model.pace(pace, rests)
  await still()
  return model
}

/** Whoever is asked answers, until the table rests (or the match is over). */
async function playToRest(model: TableModel): Promise<void> {
  for (let i = 0; i < 400 && model.get().frame.standings === null && model.get().frame.resting !== true; i++) {
    const { frame, passTo } = model.get()
    if (passTo !== null) await model.takeDevice()
    else if (frame.decision !== null) await model.answer(frame.decision, anyAnswer(frame.decision))
    else await model.proceed()
    await still()
  }
}

describe('after a turn', () => {
  it.each(['result', 'quick', 'step'] as const)('bots wait at the pace `%s` until they may go on', async (pace) => {
    const model = await seated(['red'], pace)
    await playToRest(model)
    const { frame, passTo } = model.get()
    expect(frame).toMatchObject({ resting: true, viewer: 'red', decision: null, undoRefused: null })
    expect(passTo).toBeNull()
    const { step } = frame
    await vi.advanceTimersByTimeAsync(60_000)
    expect(model.get().frame.step).toBe(step)
    await model.proceed()
    await still()
    expect(model.get().frame.step).toBeGreaterThan(step)
    expect(model.get().frame.resting).toBeUndefined()
  })

  it('the last choice can be taken back, and the turn ends anew', async () => {
    const model = await seated(['red'], 'result')
    await playToRest(model)
    const { step } = model.get().frame
    await model.undo()
    expect(model.get().frame).toMatchObject({ step: step - 1, decision: { seat: 'red' } })
    expect(model.get().frame.resting).toBeUndefined()
    await model.redo()
    expect(model.get().frame).toMatchObject({ step, resting: true })
  })

  it('the next person at the device is called only then', async () => {
    const model = await seated(SEATS, 'result')
    await playToRest(model)
    const { frame, passTo } = model.get()
    expect(SEATS).toContain(frame.viewer)
    expect(passTo).toBeNull()
    await model.proceed()
    await still()
    expect(model.get().passTo).not.toBeNull()
    expect(model.get().frame.viewer).toBe('spectator')
    await model.takeDevice()
    expect(model.get().frame.decision?.seat).toBe(model.get().frame.viewer)
  })

  it('nobody waits who does not want to, from that moment on', async () => {
    const model = await seated(['red'], 'result')
    await playToRest(model)
    const { step } = model.get().frame
    model.pace('result', false)
    await still()
    expect(model.get().frame.step).toBeGreaterThan(step)
    await playToRest(model)
    expect(model.get().frame.standings).not.toBeNull()
  })

  it('goes on by itself where something hidden came to light', async () => {
    const model = await seated(['red'], 'result')
    let rests = 0
    for (; model.get().frame.standings === null; rests++) {
      await playToRest(model)
      if (model.get().frame.standings === null) expect(model.get().frame.undoRefused).toBeNull()
      await model.proceed()
      await still()
    }
    expect(rests).toBeGreaterThan(3)
  })
})
