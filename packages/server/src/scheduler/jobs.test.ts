import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Jobs } from './jobs.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<void>(() => undefined)

describe('Jobs', () => {
  it('continues after a deadline while a job hangs, and does not start that job again', async () => {
    const warnings: object[] = []
    const jobs = new Jobs({ warn: (about: object) => warnings.push(about) })
    let hanging = 0
    let beats = 0
    const round = () =>
      Promise.all([
        jobs.run('late', () => {
          hanging++
          return never()
        }),
        jobs.run('beat', async () => {
          beats++
        }),
      ])
    for (let count = 1; count <= 6; count++) {
      const done = round()
      await vi.advanceTimersByTimeAsync(2000)
      await done
      expect(beats).toBe(count)
    }
    expect(hanging).toBe(1)
    expect(jobs.lagSeconds).toBeGreaterThan(9)
    // Reported once.
    expect(warnings).toMatchObject([{ job: 'late' }])
  })

  it('reports a job that fails, and starts it again', async () => {
    const warnings: object[] = []
    const jobs = new Jobs({ warn: (about: object) => warnings.push(about) })
    await jobs.run('late', () => Promise.reject(new TypeError('broken')))
    let done = false
    await jobs.run('late', async () => {
      done = true
    })
    expect(warnings).toEqual([{ job: 'late', code: 'TypeError' }])
    expect(done).toBe(true)
    expect(jobs.lagSeconds).toBe(0)
  })

  it('waits at the end for jobs that exceeded their deadline', async () => {
    const jobs = new Jobs({ warn: () => undefined })
    let finish: () => void = () => undefined
    const passed = jobs.run(
      'late',
      () =>
        new Promise<void>((done) => {
          finish = done
        }),
    )
    await vi.advanceTimersByTimeAsync(2000)
    await passed
    let idle = false
    const waiting = jobs.idle().then(() => {
      idle = true
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(idle).toBe(false)
    finish()
    await waiting
    expect(idle).toBe(true)
  })
})
