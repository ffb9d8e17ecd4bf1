// @vitest-environment node
// Lost connections and lost updates: no move is made twice, no update is missed.
import { legalAnswers } from '@hustings/kernel'
import { type Frame, joined, type LoggedEvent, type Update } from '@hustings/protocol'
import { begunTable, TestPerson, type TestTable, testServer } from '@hustings/server/testing'
import { describe, expect, it, vi } from 'vitest'
import type { Link } from '../../wire/link.ts'
import type { NetworkTable } from '../session.ts'
import { type Seated, seated } from './network.ts'

/** The state that a page would show. */
class Page {
  frame: Frame
  log: readonly LoggedEvent[]
  readonly at: Seated

  constructor(at: Seated, first: Update) {
    this.at = at
    this.frame = first.frame
    this.log = joined([], first.log)
    at.hear((update) => this.take(update))
  }

  take({ frame, log, after }: Update): void {
    this.frame = frame
    this.log = joined(after === null ? [] : this.log, log)
  }

  reaches(step: number): Promise<unknown> {
    return vi.waitUntil(() => this.frame.step >= step, { timeout: 30_000, interval: 10 })
  }
}

/** Olena's page plays blue; the test plays the other seats. */
async function fourAtATable(through?: (link: Link) => NetworkTable['link']) {
  const server = await testServer()
  const people = await Promise.all(['Ewa', 'Olena', 'Iryna', 'Marek'].map((name) => TestPerson.guest(server, name)))
  const { table } = await begunTable(people, { options: { rounds: 2 } })
  const seatOf = (person: TestPerson) => table.seats.find(({ holder }) => holder?.id === person.id)?.seat ?? ''
  const [, olena] = people
  if (olena === undefined) throw new Error('nobody')
  const at = seated(olena, table.id, [seatOf(olena)], through)
  const page = new Page(at, await at.session.begin(seatOf(olena)))
  const others = await Promise.all(
    people.filter((person) => person !== olena).map((person) => person.open(table.id, seatOf(person))),
  )
  return { page, others, seat: seatOf(olena) }
}

/** Plays the other seats until the page has a decision; returns the number of moves. */
async function untilAsked(others: readonly TestTable[], seat: string): Promise<number> {
  for (let choices = 0; ; choices++) {
    const waitingFor = others[0]?.frame?.waitingFor ?? []
    if (waitingFor.includes(seat)) return choices
    const asked = others.find(({ decision }) => decision !== null)
    if (asked?.decision == null) throw new Error('nobody is asked')
    await asked.answer(legalAnswers(asked.decision)[0] ?? '')
    await Promise.all(others.map((table) => table.until(({ serial }) => serial >= asked.serial)))
  }
}

async function sameAsAnew({ at, frame, log }: Page): Promise<void> {
  const anew = await at.session.begin(frame.viewer)
  expect({ frame, log }).toEqual({ frame: anew.frame, log: joined([], anew.log) })
}

async function answerOnce(page: Page): Promise<void> {
  const { decision } = page.frame
  if (decision === null) throw new Error('nothing is asked')
  page.take(await page.at.session.answer(decision, legalAnswers(decision)[0] ?? ''))
}

describe('a session after a lost connection', () => {
  it('reconnects automatically and gets the missed updates', async () => {
    const { page, others, seat } = await fourAtATable()
    await untilAsked(others, seat)
    await page.reaches(others[0]?.frame?.step ?? 0)
    await answerOnce(page)
    page.at.socket.io.engine.close()
    await vi.waitUntil(() => page.at.link.get().state === 'lost', { timeout: 30_000 })
    await Promise.all(others.map((table) => table.until(({ frame }) => (frame?.step ?? 0) >= page.frame.step)))
    const missed = await untilAsked(others, seat)
    expect(missed).toBeGreaterThan(0)
    await page.reaches(others[0]?.frame?.step ?? 0)
    expect(page.at.link.get().state).toBe('connected')
    await sameAsAnew(page)
    await page.at.leave()
  })

  it('keeps a move until it is reconnected, and sends it once', async () => {
    const { page, others, seat } = await fourAtATable()
    await untilAsked(others, seat)
    await page.reaches(others[0]?.frame?.step ?? 0)
    const { step } = page.frame
    // The move is sent and its answer is lost; then a move is not sent at all.
    const sent = answerOnce(page)
    page.at.socket.io.engine.close()
    await sent
    expect(page.frame.step).toBe(step + 1)
    await Promise.all(others.map((table) => table.until(({ frame }) => (frame?.step ?? 0) === step + 1)))
    await untilAsked(others, seat)
    await page.reaches(others[0]?.frame?.step ?? 0)
    page.at.socket.io.engine.close()
    await vi.waitUntil(() => page.at.link.get().state === 'lost', { timeout: 30_000 })
    const before = page.frame.step
    await answerOnce(page)
    expect(page.frame.step).toBe(before + 1)
    await sameAsAnew(page)
    await page.at.leave()
  })
})

describe('a session after a lost update', () => {
  it('requests the lost update when a later one does not fit', async () => {
    let lose = 0
    const { page, others, seat } = await fourAtATable((link) => ({
      get: link.get,
      ask: (name, body) => link.ask(name, body),
      on: (what, listener) => link.on(what, (heard) => (what === 'update' && lose-- > 0 ? undefined : listener(heard))),
    }))
    await untilAsked(others, seat)
    await page.reaches(others[0]?.frame?.step ?? 0)
    await answerOnce(page)
    await Promise.all(others.map((table) => table.until(({ frame }) => (frame?.step ?? 0) >= page.frame.step)))
    lose = 1
    const made = await untilAsked(others, seat)
    expect(made).toBeGreaterThan(1)
    await page.reaches(others[0]?.frame?.step ?? 0)
    await sameAsAnew(page)
    await page.at.leave()
  })
})
