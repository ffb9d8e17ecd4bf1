// The moments section of the session contract: requirements for every host that sends match updates.
import {
  type Answer,
  type Decision,
  legalAnswers,
  randomFrom,
  type Seat,
  seedRandom,
  type Viewer,
} from '@hustings/kernel'
import { compareMoments, type MatchSession, type MatchUpdate } from '@hustings/protocol'
import { describe, expect, it, vi } from 'vitest'
import { MomentReader, type ReadMoment } from './moment-reader.ts'
import { type ContractMatch, codeOf, SEATS, seated } from './session-contract.ts'

export interface MomentsSession {
  readonly session: MatchSession
  /** Receives pushes of the session; the contract sets it before the first request. */
  hear(update: (update: MatchUpdate) => void): void
}

export interface MomentsHost {
  readonly name: string
  /** A session for a client that holds all human seats. */
  open(match: ContractMatch): Promise<MomentsSession>
  /** Whether the others wait after a turn that can be undone. */
  readonly canRest: boolean
}

const PATIENCE = { timeout: 30_000, interval: 1 }

/** A page and the players at it. */
class Page {
  readonly session: MatchSession
  reader = new MomentReader()
  private readonly chance

  constructor(session: MatchSession, seed: string) {
    this.session = session
    this.chance = randomFrom(seedRandom(`${seed}/players`))
  }

  async begin(viewer: Viewer, from?: ReadMoment): Promise<MatchUpdate> {
    const update = await this.session.begin(viewer, from && { step: from.step, part: from.part })
    this.reader.take(update)
    return update
  }

  anyAnswer(decision: Decision): Answer {
    const answers = legalAnswers(decision)
    return answers[this.chance.below(answers.length)] ?? ''
  }

  /** The next seat views the match and answers; false when the match has ended. */
  async play(): Promise<boolean> {
    const [seat] = this.reader.now.waitingFor
    if (seat === undefined) return false
    await this.begin(seat)
    const { decision } = this.reader.now
    if (decision === null) throw new Error(`${seat} has nothing to decide`)
    this.reader.take(await this.session.answer(decision, this.anyAnswer(decision)))
    return true
  }
}

export function momentsContract(host: MomentsHost): void {
  const open = async (people: readonly Seat[], seed: string) => {
    const opened = await host.open({ game: 'ballot', options: { rounds: 1 }, seed, seating: seated(...people) })
    const page = new Page(opened.session, seed)
    opened.hear((update) => page.reader.take(update))
    await page.begin('spectator')
    return { session: opened.session, page }
  }
  const played = async (steps: number, seed: string) => {
    const table = await open(SEATS, seed)
    while (table.page.reader.now.step < steps && (await table.page.play()));
    return table
  }
  /** Red plays among bots, from the start up to a step or the end, on one page. */
  const playedByRed = async (seed: string, steps = Number.POSITIVE_INFINITY) => {
    const { session, page } = await open(['red'], seed)
    await page.begin('red')
    await session.speed('run')
    for (let { now } = page.reader; now.standings === null && now.step < steps; { now } = page.reader) {
      const { decision, step } = now
      if (decision !== null) page.reader.take(await session.answer(decision, page.anyAnswer(decision)))
      else await vi.waitUntil(() => page.reader.now.step > step, PATIENCE)
    }
    return { session, page }
  }
  const shown = (moments: readonly ReadMoment[]) => moments.filter(({ view }) => view !== undefined)

  describe(`the moments of a session ${host.name}`, () => {
    it('begin with a base, and each update names the one that it builds on', async () => {
      const { session, page } = await open(SEATS, 'begin')
      const first = await page.begin('red')
      expect(first).toMatchObject({ after: null, base: { viewer: 'red' }, moments: [], now: { step: 0 } })
      expect(first.base?.told.at(-1)).toMatchObject({ step: 0, part: 0, seat: null })
      const { decision } = first.now
      if (decision === null) throw new Error('red has nothing to decide')
      const next = await session.answer(decision, page.anyAnswer(decision))
      expect(next).toMatchObject({ after: first.serial, now: { step: 1 } })
      expect(next.base).toBeUndefined()
      await session.close()
    })

    it('equal one by one the moments of a page that begins at the end', async () => {
      const { session, page } = await playedByRed('one by one')
      const { moments, view, events, now } = page.reader
      expect(now.standings).not.toBeNull()
      expect(shown(moments).length).toBe(moments.length)
      const anew = await page.begin('red')
      expect(anew.base?.view).toEqual(view)
      expect(page.reader.events).toEqual(events)
      expect(page.reader.now).toEqual(now)
      expect(moments.filter(({ part }) => part > 0).length).toBeGreaterThan(0)
      await session.close()
    })

    it('count their parts for each choice, and name the seat in the first part', async () => {
      const { session, page } = await playedByRed('in order')
      for (const [i, moment] of page.reader.moments.entries()) {
        const before = page.reader.moments[i - 1]
        expect(moment.part).toBe(before?.step === moment.step ? before.part + 1 : 0)
        expect(before === undefined || compareMoments(before, moment) < 0).toBe(true)
        expect(moment.seat === null).toBe(moment.part > 0 || moment.step === 0)
      }
      await session.close()
    })

    it('come with views from any moment on', async () => {
      const { session, page } = await playedByRed('resume', 25)
      await session.speed('hold')
      await page.begin('red', page.reader.moments[0])
      const { moments, now } = page.reader
      for (const from of [moments[1], moments.at(-8), moments.at(-2), moments.at(-1)]) {
        const update = await page.begin('red', from)
        expect(update.base?.told.at(-1)?.step).toBeLessThanOrEqual(from?.step ?? 0)
        expect(page.reader.now).toEqual(now)
        const read = shown(page.reader.moments)
        expect(read).toEqual(moments.slice(-read.length))
        expect(read[0]).toMatchObject({ step: update.base?.told.at(-1)?.step })
      }
      await session.close()
    })

    it('contain decisions of the viewer only, and show the next player everything since their last view', async () => {
      const { session, page } = await open(SEATS, 'curtain')
      const left = new Map<Seat, ReadMoment>()
      let since = 0
      for (let i = 0; i < 30; i++) {
        const [seat] = page.reader.now.waitingFor
        if (seat === undefined) break
        const from = left.get(seat)
        const update = await page.begin(seat, from)
        expect(update.base?.viewer).toBe(seat)
        if (from !== undefined) since += update.moments.length
        const { decision } = page.reader.now
        expect(decision?.seat).toBe(seat)
        if (decision !== null) page.reader.take(await session.answer(decision, page.anyAnswer(decision)))
        const last = page.reader.moments.at(-1)
        if (last !== undefined) left.set(seat, last)
        await page.begin('spectator')
        expect(page.reader.now.decision).toBeNull()
      }
      expect(since).toBeGreaterThan(10)
      await session.close()
    })

    it('disappear with undo and return with redo', async () => {
      const { session, page } = await played(20, 'undo')
      await page.begin('spectator', page.reader.moments[0])
      const before = page.reader.moments
      const { step } = page.reader.now
      let undone = 0
      for (; page.reader.now.undoRefused === null; undone++) page.reader.take(await session.undo())
      expect(undone).toBeGreaterThan(0)
      expect(page.reader.now.step).toBe(step - undone)
      expect(page.reader.moments).toEqual(before.filter((moment) => moment.step <= step - undone))
      const { view, events } = page.reader
      const anew = await session.begin('spectator')
      expect(anew.base?.view).toEqual(view)
      page.reader.take(anew)
      expect(page.reader.events).toEqual(events)
      for (; undone > 0; undone--) page.reader.take(await session.redo())
      await page.begin('spectator', before[0])
      expect(page.reader.moments).toEqual(before)
      await session.close()
    })

    it('disappear with undo also before the base of the page', async () => {
      const { session, page } = await played(20, 'behind')
      await page.begin('spectator')
      page.reader.take(await session.undo())
      const { view, events } = page.reader
      expect((await page.begin('spectator')).base?.view).toEqual(view)
      expect(page.reader.events).toEqual(events)
      await session.close()
    })

    it('equal the moments that the viewer saw, when they are read from the past', async () => {
      const { session, page } = await playedByRed('past', 30)
      const seen = page.reader.moments
      for (const [from, to] of [
        [0, 1],
        [3, 3],
        [5, 20],
        [seen.length - 3, seen.length - 1],
      ] as const) {
        const [first, last] = [seen[from], seen[to]]
        if (first === undefined || last === undefined) throw new Error(`there are only ${seen.length} moments`)
        const past = new MomentReader()
        past.take({ ...(await session.past(first, last, 'red')), serial: 1 })
        const [base] = past.moments
        expect(base?.step).toBeLessThanOrEqual(first.step)
        expect(past.moments.length).toBeGreaterThanOrEqual(to - from + 1)
        expect(past.moments.at(-1)?.view).toEqual(last.view)
        expect(past.moments.slice(1)).toEqual(seen.slice(to + 2 - past.moments.length, to + 1))
      }
      await session.close()
    })

    it('arrive from bots at the speed `run` only', async () => {
      const { session, page } = await open(['red'], 'hold')
      await page.begin('red')
      const { decision } = page.reader.now
      if (decision === null) throw new Error('red has nothing to decide')
      page.reader.take(await session.answer(decision, page.anyAnswer(decision)))
      await session.preview(decision, page.anyAnswer(decision)).catch(() => {})
      const { step } = page.reader.now
      await page.begin('red')
      expect(page.reader.now.step).toBe(step)
      await session.speed('run')
      await vi.waitUntil(() => page.reader.now.step > step, PATIENCE)
      await session.close()
    })

    it.runIf(host.canRest)('pause after a turn that can be undone, until the client releases them', async () => {
      const { session, page } = await open(['red'], 'rest')
      await page.begin('red')
      await session.speed('run', true)
      // Not while all choose their pledges: the others answer again after undo.
      while (page.reader.now.resting !== true || page.reader.now.step <= SEATS.length) {
        const { decision, step, resting } = page.reader.now
        if (resting === true) await session.release()
        if (decision !== null) page.reader.take(await session.answer(decision, page.anyAnswer(decision)))
        else await vi.waitUntil(() => page.reader.now.step > step, PATIENCE)
      }
      const { step } = page.reader.now
      page.reader.take(await session.undo())
      expect(page.reader.now).toMatchObject({ step: step - 1, decision: { seat: 'red' } })
      page.reader.take(await session.redo())
      expect(page.reader.now).toMatchObject({ step, resting: true })
      await session.release()
      await vi.waitUntil(() => page.reader.now.step > step, PATIENCE)
      await session.close()
    })

    it('do not change with refused requests', async () => {
      const { session, page } = await open(SEATS, 'refused')
      const { now } = page.reader
      const [seat = ''] = now.waitingFor
      await page.begin(seat)
      const { decision } = page.reader.now
      if (decision === null) throw new Error(`${seat} has nothing to decide`)
      expect(await codeOf(session.answer(decision, 'no-such-option'))).toBe('unknown-option')
      expect(await codeOf(session.redo())).toBe('nothing-to-redo')
      const update = await session.answer(decision, page.anyAnswer(decision))
      page.reader.take(update)
      expect(page.reader.now.step).toBe(1)
      expect(await codeOf(session.answer(decision, page.anyAnswer(decision)))).toMatch(/^(stale|not-your)-decision$/)
      await session.close()
    })
  })
}
