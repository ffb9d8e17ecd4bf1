import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noWeights, writeWeights } from '@hustings/bots'
import { FROM_SCRATCH, initialSnapshot, playSelfPlayBatch, type SelfPlayRunner, train } from '@hustings/bots/train'
import { ballot } from '@hustings/kernel/testing/ballot'
import { afterAll, expect, it } from 'vitest'
import { Diary } from './diary.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-diary-'))
afterAll(() => rmSync(folder, { recursive: true }))

const terms = { game: 'ballot', version: 1, players: 4, seed: '1', games: 100 }

it('keeps a running training to one process until it is done', () => {
  const file = join(folder, 'snapshot')
  const diary = new Diary(file, terms, 0)
  expect(diary.read()).toBeNull()
  diary.write({ ...initialSnapshot(noWeights(ballot, 4)), played: 48, said: new Map([['a', 2]]) }, 'half')
  const again = new Diary(file, terms).read()
  expect(again?.half).toBe('half')
  expect(again?.snapshot.played).toBe(48)
  expect(again?.snapshot.said.get('a')).toBe(2)
  expect(() => new Diary(file, { ...terms, seed: '2' }).read()).toThrow('another training')
  diary.close()
  expect(diary.read()).toBeNull()
})

it('resumes a training with the same result', async () => {
  const diary = new Diary(join(folder, 'stopped'), { ...terms, games: 320 }, 0)
  const course = { ...FROM_SCRATCH, seed: 'stopped', games: 320 }
  const teacher: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(ballot, weights, plan, () => ({}))
  const whole = await train(ballot, 4, course, teacher, ({ games, snapshot }) => {
    if (games === 272) diary.write(snapshot, null)
  })
  const snapshot = diary.read()?.snapshot
  expect(snapshot?.played).toBe(272)
  expect(writeWeights(await train(ballot, 4, course, teacher, undefined, snapshot))).toBe(writeWeights(whole))
})

it('writes at intervals, and nothing without a file', () => {
  const file = join(folder, 'later')
  new Diary(file, terms).write(initialSnapshot(noWeights(ballot, 4)), null)
  expect(new Diary(file, terms).read()).toBeNull()
  new Diary(undefined, terms, 0).write(initialSnapshot(noWeights(ballot, 4)), null)
})
