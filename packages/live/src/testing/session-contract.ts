// Requirements for every session at a table, with any host: tested with the worker's session and the online one.
import {
  type Answer,
  type Decision,
  legalAnswers,
  randomFrom,
  type Seat,
  seedRandom,
  type Viewer,
} from '@hustings/kernel'
import {
  type Frame,
  joined,
  type LoggedEvent,
  type Reason,
  type Seating,
  type TableSession,
  TroubleError,
  type Update,
} from '@hustings/protocol'
import { describe, expect, it, vi } from 'vitest'

export interface ContractMatch {
  readonly game: 'ballot'
  readonly options: unknown
  readonly seed: string
  readonly seating: Seating
}

export interface ContractSession {
  readonly session: TableSession
  /** Receives pushes of the session; the contract sets it before the first request. */
  hear(update: (update: Update) => void): void
}

export interface SessionHost {
  readonly name: string
  /** A session for a client that holds all human seats. */
  open(match: ContractMatch): Promise<ContractSession>
  /** Whether the record of a running match can be read; it contains the seed and every hand. */
  readonly givesRunningRecord: boolean
}

export const SEATS: readonly Seat[] = ['red', 'blue', 'green', 'yellow']

export function seated(...people: readonly Seat[]): Seating {
  return Object.fromEntries(
    SEATS.map((seat) => [seat, { kind: people.includes(seat) ? 'person' : 'bot', name: seat }] as const),
  )
}

/** A page that applies all updates in the order of their serials. */
class Reader {
  private serial = 0
  private readonly waiting: Update[] = []
  private read: { readonly frame: Frame; readonly log: readonly LoggedEvent[] } | undefined

  take(update: Update): void {
    this.waiting.push(update)
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1)
      this.serial = next.serial
      this.read = { frame: next.frame, log: joined(next.after === null ? [] : (this.read?.log ?? []), next.log) }
    }
  }

  private next(): Update | undefined {
    return this.waiting.find(({ serial, after }) => serial > this.serial && (after === null || after === this.serial))
  }

  get frame(): Frame {
    if (this.read === undefined) throw new Error('nothing was read yet')
    return this.read.frame
  }

  get log(): readonly LoggedEvent[] {
    return this.read?.log ?? []
  }
}

/** All players of the device, who play at random. */
class Players {
  readonly reader = new Reader()
  private readonly session: TableSession
  private readonly chance

  constructor(session: TableSession, seed: string) {
    this.session = session
    this.chance = randomFrom(seedRandom(`${seed}/people`))
  }

  async look(viewer: Viewer): Promise<Frame> {
    this.reader.take(await this.session.look(viewer))
    return this.reader.frame
  }

  anyAnswer(decision: Decision): Answer {
    const answers = legalAnswers(decision)
    return answers[this.chance.below(answers.length)] ?? ''
  }

  /** Answers for the seat that decides; false when the match has ended. */
  async play(): Promise<boolean> {
    const [seat] = (await this.look('spectator')).waitingFor
    if (seat === undefined) return false
    const { decision } = await this.look(seat)
    if (decision === null) throw new Error(`${seat} has nothing to decide`)
    this.reader.take(await this.session.answer(decision, this.anyAnswer(decision)))
    return true
  }
}

export async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    return error instanceof TroubleError ? error.trouble.code : String(error)
  }
}

export function sessionContract(host: SessionHost): void {
  const open = async (people: readonly Seat[], seed: string) => {
    const opened = await host.open({ game: 'ballot', options: { rounds: 1 }, seed, seating: seated(...people) })
    const players = new Players(opened.session, seed)
    opened.hear((update) => players.reader.take(update))
    players.reader.take(await opened.session.begin('spectator'))
    return { session: opened.session, players, reader: players.reader }
  }
  const played = async (steps: number, seed: string) => {
    const table = await open(SEATS, seed)
    while (table.reader.frame.step < steps && (await table.players.play()));
    return table
  }

  describe(`a session ${host.name}`, () => {
    it('begins with a complete update; each later one names the update it builds on', async () => {
      const { session } = await open(SEATS, 'begin')
      const first = await session.begin('red')
      expect(first).toMatchObject({ after: null, frame: { viewer: 'red', step: 0 } })
      const next = await session.look('blue')
      expect(next.after).toBe(first.serial)
      expect(next.serial).toBeGreaterThan(first.serial)
      await session.close()
    })

    it('sends the same log in pieces as to a client that opens the match', async () => {
      const { session, players, reader } = await played(30, 'pieces')
      for (const viewer of [...SEATS, 'spectator']) {
        await players.look(viewer)
        const before = { frame: reader.frame, log: reader.log }
        const anew = await session.begin(viewer)
        expect({ frame: anew.frame, log: joined([], anew.log) }).toEqual(before)
        reader.take(anew)
      }
      await session.close()
    })

    it('sends decisions to their own seat only', async () => {
      const { session, players } = await open(SEATS, 'eyes')
      for (let i = 0; i < 25 && (await players.play()); i++) {
        for (const viewer of SEATS) {
          const { decision } = await players.look(viewer)
          if (decision !== null) expect(decision.seat).toBe(viewer)
        }
        expect((await players.look('spectator')).decision).toBeNull()
      }
      await session.close()
    })

    it('switches to the spectator view when another player of the device must decide', async () => {
      const { session, players, reader } = await open(['red', 'blue'], 'curtain')
      await session.pace('result')
      for (let i = 0; i < 20; i++) {
        const seat = ['red', 'blue'].find((each) => reader.frame.waitingFor.includes(each))
        if (seat === undefined) break
        const { decision } = await players.look(seat)
        if (decision === null) throw new Error(`${seat} has nothing to decide`)
        reader.take(await session.answer(decision, players.anyAnswer(decision)))
        const { viewer, waitingFor } = reader.frame
        const asked = ['red', 'blue'].filter((each) => waitingFor.includes(each))
        if (asked.length > 0 && !asked.includes(seat)) expect(viewer).toBe('spectator')
      }
      await session.close()
    })

    it('restores the same log by undo and redo', async () => {
      const { session, players, reader } = await played(20, 'undo')
      await players.look('spectator')
      const { step } = reader.frame
      const before = reader.log
      let back = 0
      for (; reader.frame.undoRefused === null; back++) reader.take(await session.undo())
      expect(back).toBeGreaterThan(0)
      expect(reader.frame.step).toBe(step - back)
      for (; back > 0; back--) reader.take(await session.redo())
      await players.look('spectator')
      expect(reader.frame.step).toBe(step)
      expect(reader.log).toEqual(before)
      await session.close()
    })

    it('refuses stale, unknown and foreign answers with a code', async () => {
      const { session, players } = await open(SEATS, 'refused')
      const [seat = ''] = (await players.look('spectator')).waitingFor
      const { decision } = await players.look(seat)
      if (decision === null) throw new Error(`${seat} has nothing to decide`)
      expect(await codeOf(session.answer(decision, 'no-such-option'))).toBe('unknown-option')
      players.reader.take(await session.answer(decision, players.anyAnswer(decision)))
      expect(await codeOf(session.answer(decision, players.anyAnswer(decision)))).toMatch(/^(stale|not-your)-decision$/)
      await session.close()
    })

    it('returns past views equal to the views at that time', async () => {
      const { session, players } = await open(SEATS, 'past')
      const seen: unknown[] = [(await players.look('blue')).view]
      while (seen.length < 20 && (await players.play())) seen.push((await players.look('blue')).view)
      for (const step of [0, 1, 15, 16, 17, seen.length - 1]) {
        expect(await session.past(step, 'blue')).toMatchObject({ step, viewer: 'blue', view: seen[step] })
      }
      await session.close()
    })

    it('previews an answer without changing the match', async () => {
      const { session, players } = await open(SEATS, 'preview')
      const [seat = ''] = (await players.look('spectator')).waitingFor
      const frame = await players.look(seat)
      if (frame.decision === null) throw new Error(`${seat} has nothing to decide`)
      expect(typeof (await session.preview(frame.decision, players.anyAnswer(frame.decision))).certain).toBe('boolean')
      expect(await players.look(seat)).toEqual(frame)
      await session.close()
    })

    it('returns the same hint with legal answers for each request of a decision', async () => {
      const { session, players } = await open(SEATS, 'hint')
      const [seat = ''] = (await players.look('spectator')).waitingFor
      const { decision } = await players.look(seat)
      if (decision === null || session.hint === undefined) throw new Error('nobody to give a hint to')
      const hint = await session.hint(decision)
      expect(hint.options.length).toBeGreaterThan(0)
      for (const { answer } of hint.options) expect(legalAnswers(decision)).toContain(answer)
      expect(await session.hint(decision)).toEqual(hint)
      players.reader.take(await session.answer(decision, players.anyAnswer(decision)))
      expect(await codeOf(session.hint(decision))).toBe('stale-decision')
      await session.close()
    })

    it('explains moves of bots and no moves of people', async () => {
      const { session, players, reader } = await open(['red'], 'why')
      await session.pace('result')
      await players.look('red')
      let own = 0
      while (reader.frame.step < own + 3 && reader.frame.standings === null) {
        const { decision, step } = reader.frame
        if (decision !== null) {
          own++
          reader.take(await session.answer(decision, legalAnswers(decision)[0] ?? ''))
        } else await vi.waitUntil(() => reader.frame.step > step, { timeout: 30_000, interval: 1 })
      }
      const upTo = reader.frame.step
      // In sequence, because a server accepts at most one waiting reason of an account.
      const told: (readonly Reason[])[] = []
      for (const seat of SEATS) told.push(await session.why({ seat, after: 0, upTo }, 'red'))
      expect(told[SEATS.indexOf('red')]).toEqual([])
      const bots = told.flat()
      expect(bots.length).toBeGreaterThan(0)
      // These bots choose at random and have no other reason.
      for (const { because, seat } of bots) {
        expect(because).toEqual({ kind: 'chance' })
        expect(seat).not.toBe('red')
      }
      expect(await session.why({ seat: 'blue', after: upTo, upTo: upTo + 5 }, 'red')).toEqual([])
      await session.close()
    })

    it('plays bots up to the next human decision at the paces `result` and `step`', async () => {
      const ends: Frame[] = []
      for (const pace of ['result', 'step'] as const) {
        const { session, players, reader } = await open(['red'], 'bots')
        await session.pace(pace)
        await players.look('red')
        while (reader.frame.standings === null) {
          const { decision, step } = reader.frame
          if (decision !== null) reader.take(await session.answer(decision, legalAnswers(decision)[0] ?? ''))
          else await session.proceed()
          await vi.waitUntil(() => reader.frame.step > step, { timeout: 30_000, interval: 1 })
        }
        expect(reader.frame.standings).not.toBeNull()
        ends.push(reader.frame)
        await session.close()
      }
      expect(ends[0]?.standings).toEqual(ends[1]?.standings)
    })

    it(`${host.givesRunningRecord ? 'returns' : 'refuses'} the record of a running match`, async () => {
      const { session } = await played(10, 'record')
      const given = [await codeOf(session.record()), await codeOf(session.branch(5))]
      expect(given).toEqual(host.givesRunningRecord ? ['done', 'done'] : ['running-record', 'running-record'])
      await session.close()
    })
  })
}
