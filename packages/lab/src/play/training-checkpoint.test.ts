import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noWeights, writeWeights } from '@hustings/bots'
import { FROM_SCRATCH, initialSnapshot, playSelfPlayBatch, type SelfPlayRunner, train } from '@hustings/bots/train'
import { ballot } from '@hustings/kernel/testing/ballot'
import { afterAll, expect, it } from 'vitest'
import { TrainingCheckpoint } from './training-checkpoint.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-diary-'))
afterAll(() => rmSync(folder, { recursive: true }))

const terms = { game: 'ballot', version: 1, players: 4, seed: '1', games: 100 }

it('restores the snapshot of an unfinished training and rejects another training', () => {
  const file = join(folder, 'snapshot')
  const checkpoint = new TrainingCheckpoint(file, terms, 0)
  expect(checkpoint.read()).toBeNull()
  checkpoint.write({ ...initialSnapshot(noWeights(ballot, 4)), played: 48, said: new Map([['a', 2]]) }, 'half')
  const again = new TrainingCheckpoint(file, terms).read()
  expect(again?.half).toBe('half')
  expect(again?.snapshot.played).toBe(48)
  expect(again?.snapshot.said.get('a')).toBe(2)
  expect(() => new TrainingCheckpoint(file, { ...terms, seed: '2' }).read()).toThrow('another training')
  checkpoint.close()
  expect(checkpoint.read()).toBeNull()
})

it('resumes a training with the same result', async () => {
  const checkpoint = new TrainingCheckpoint(join(folder, 'stopped'), { ...terms, games: 320 }, 0)
  const config = { ...FROM_SCRATCH, seed: 'stopped', games: 320 }
  const runBatch: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(ballot, weights, plan, () => ({}))
  const whole = await train(ballot, 4, config, runBatch, ({ games, snapshot }) => {
    if (games === 272) checkpoint.write(snapshot, null)
  })
  const snapshot = checkpoint.read()?.snapshot
  expect(snapshot?.played).toBe(272)
  expect(writeWeights(await train(ballot, 4, config, runBatch, undefined, snapshot))).toBe(writeWeights(whole))
})

it('writes at intervals, and nothing without a file', () => {
  const file = join(folder, 'later')
  new TrainingCheckpoint(file, terms).write(initialSnapshot(noWeights(ballot, 4)), null)
  expect(new TrainingCheckpoint(file, terms).read()).toBeNull()
  new TrainingCheckpoint(undefined, terms, 0).write(initialSnapshot(noWeights(ballot, 4)), null)
})
