import { randomUUID } from 'node:crypto'
import { Match, randomAnswer, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { onBothStorages, sharedDatabase } from '../testing/storage.ts'
import { type Append, append, CertainAppend, type SeatTurn } from './append.ts'

const NOW = new Date('2026-01-02T03:04:05.678Z')
const after = (moves: number) => new Date(NOW.getTime() + 1000 * moves)

/** A match in the database, and the choices of its people one by one. */
class Played {
  readonly id = randomUUID()
  private readonly match = Match.start(ballot, { rounds: 1 }, 'seed')
  private readonly random = randomFrom(seedRandom('choices'))
  private readonly people: ReadonlyMap<Seat, string>
  private readonly begun = new Map<Seat, Date>()
  private sequence = 1

  constructor(people: ReadonlyMap<Seat, string>) {
    this.people = people
  }

  async begin(database: Database, code: string): Promise<void> {
    await database.write(
      `insert into matches (id, code, game, game_version, name, options, created_at, status, sequence, seed, seed_seal, started_at)
       values ($1, $2, 'ballot', 1, 'x', '{}', $3, 'playing', 1, 's', 's', $3)`,
      [this.id, code, NOW],
    )
    for (const [place, [seat, holder]] of [...this.people].entries()) {
      await database.write(
        'insert into seats (match, seat, place, holder, playing, reminded) values ($1, $2, $3, $4, true, 2)',
        [this.id, seat, place, holder],
      )
    }
  }

  /** The next choice; null when the match is over. */
  next(): Append | null {
    const [decision] = this.match.decisions
    if (decision === undefined) return null
    const told = this.match.eventCount
    const answer = randomAnswer(decision, this.random)
    this.match.answer(decision.seat, decision.id, answer)
    const sequence = ++this.sequence
    const at = after(sequence)
    const { step } = this.match
    const record = this.match.record()
    return {
      match: this.id,
      after: sequence - 1,
      entries: [
        {
          sequence,
          kind: 'choice',
          seat: decision.seat,
          answer,
          step,
          actor: this.people.get(decision.seat) ?? null,
          bot: null,
          request: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
          revealed: sequence % 2 === 0,
          events: this.match.emittedSince(told),
        },
      ],
      at,
      revealedStep: step,
      botDueAt: sequence % 3 === 0 ? at : null,
      summary: { key: 'ballot.round', params: { round: sequence } },
      standings: this.match.standings,
      turns: this.turnsAt(at),
      snapshot: sequence % 16 === 0 || this.match.over ? { sequence, step, stage: 1, record } : null,
      forgetAfter: null,
      lateSeat: null,
    }
  }

  private turnsAt(at: Date): SeatTurn[] {
    return [...this.people.keys()].map((seat) => {
      const asked = this.match.decisions.find((one) => one.seat === seat)
      if (asked === undefined) this.begun.delete(seat)
      else if (!this.begun.has(seat)) this.begun.set(seat, at)
      const actingSince = this.begun.get(seat) ?? null
      const toAct = actingSince !== null
      return {
        seat,
        toAct,
        actingSince,
        dueAt: null,
        remindAt: null,
        leftSeconds: 7,
        missed: 0,
        prompt: asked?.prompt ?? null,
      }
    })
  }
}

onBothStorages('what was promised of many matches', (kind) => {
  it('is the same written together as one by one, and refused when one of them is not as it was', async () => {
    const database = await sharedDatabase(kind)
    const people = new Map(ballot.seats(ballot.options({})).map((seat) => [seat, randomUUID()]))
    for (const id of people.values()) {
      await database.write(
        `insert into accounts (id, kind, name, created_at, seen_at) values ($1, 'guest', 'Anna', $2, $2)`,
        [id, NOW],
      )
    }
    const [one, other, third] = [new Played(people), new Played(people), new Played(people)]
    await one.begin(database, 'AAAAAAAA')
    await other.begin(database, 'BBBBBBBB')
    await third.begin(database, 'CCCCCCCC')
    const rows = async ({ id }: Played) => {
      const of = (text: string) => database.read(text, [id])
      return [
        await of(`select sequence, step, revealed_step, moved_at, bot_due_at, summary, standings, status, finished_at
          from matches where id = $1`),
        await of(`select seat, to_act, acting_since, due_at, remind_at, left_seconds, missed, prompt, reminded, reminded_at
          from seats where match = $1 order by seat`),
        await of(`select sequence, kind, seat, answer, step, actor, bot, request, revealed, events, at
          from journal where match = $1 order by sequence`),
        await of('select sequence, step, stage, record from snapshots where match = $1 order by sequence'),
      ]
    }
    const written = async (writes: readonly CertainAppend[]) => {
      const [statement] = writes[0]?.together(writes) ?? []
      if (statement === undefined) throw new Error('nothing to write')
      const [row] = await database.write<{ written: boolean }>(statement.text, statement.values)
      return row?.written
    }
    for (let lot = 1; ; lot++) {
      const promised: CertainAppend[] = []
      for (let i = 0; i < 5 * lot; i++) {
        const alone = one.next()
        if (alone !== null) expect(await append(database, alone)).toBe(true)
        for (const match of [other, third]) {
          const next = match.next()
          if (next !== null) promised.push(new CertainAppend(next))
        }
      }
      if (promised.length === 0) break
      expect(await written(promised)).toBe(true)
      expect(await rows(other)).toEqual(await rows(one))
      expect(await rows(third)).toEqual(await rows(one))
    }
    expect((await rows(other))[0]).toMatchObject([{ status: 'finished' }])

    const [good, changed] = [new Played(people), new Played(people)]
    await good.begin(database, 'DDDDDDDD')
    await changed.begin(database, 'EEEEEEEE')
    const first = [good.next(), changed.next()].flatMap((next) => (next === null ? [] : [new CertainAppend(next)]))
    const [stranger] = [...people.values()].slice(-1)
    await database.write('update seats set holder = $2 where match = $1', [changed.id, stranger ?? ''])
    expect(await written(first)).toBe(false)
    // Somebody was first.
    const [again] = first
    expect(again === undefined ? null : await written([again])).toBe(false)
  })
})
