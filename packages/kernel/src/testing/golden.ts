// Test suites for every game with records and golden matches. Call each once in a test file of the game.
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { HustingsError } from '../errors.ts'
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { MatchRecord } from '../record.ts'
import type { GameState } from '../table.ts'
import { partingOf, traceOf } from './trace.ts'

/** Returns the code of the error that the act throws. */
export function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof HustingsError) return error.code
    throw error
  }
  return 'no error'
}

/** Options that no game accepts, and those that this game must reject. */
export function describeWrongOptions<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  title: string,
  wrong: readonly unknown[],
): void {
  it(title, () => {
    const never = [undefined, null, 4, 'four', {}, { players: 1 }, { players: 5 }, { players: '4' }, { players: 2.5 }]
    for (const input of [...never, { players: 4, extra: true }, ...wrong]) {
      expect(
        codeOf(() => Match.start(game, input, 'seed')),
        JSON.stringify(input),
      ).toBe('invalid-options')
    }
  })
}

/** Untrusted input as a record; `edit` changes something in its checkpoint. */
export function describeRecords<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  record: MatchRecord,
  edit: (checkpoint: GameState) => void,
): void {
  describe('a record from outside', () => {
    it('that is broken, foreign, edited or of another version is refused with its reason', () => {
      const load = (input: unknown) => codeOf(() => Match.load(game, input))
      expect(load('{"format":')).toBe('broken-record')
      expect(load('[]')).toBe('broken-record')
      expect(load({ ...record, seats: 'all' })).toBe('broken-record')
      expect(load({ ...record, seed: 'another' })).toBe('edited-record')
      expect(load({ ...record, recordVersion: 99 })).toBe('unsupported-version')
      expect(load(record)).toBe('no error')
    })

    it('does not verify when its checkpoint was changed', () => {
      const edited = copy(record)
      edit(edited.checkpoint)
      expect(JSON.stringify(edited.checkpoint)).not.toBe(JSON.stringify(record.checkpoint))
      expect(codeOf(() => Match.verify(game, edited))).toBe('edited-record')
    })
  })
}

export interface GoldenMatch {
  readonly name: string
  /** The record as JSON text. */
  readonly text: string
}

/** Recorded games with all their events and questions. After an intended change: `npm run golden`. */
export function describeGoldenMatches<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  matches: readonly GoldenMatch[],
  traces: Readonly<Record<string, readonly string[]>>,
): void {
  describe('golden matches', () => {
    it('there are four for each player count, each with its trace', () => {
      for (const players of [2, 3, 4]) {
        expect(matches.filter(({ name }) => name.startsWith(`${players}p-`))).toHaveLength(4)
      }
      expect(Object.keys(traces).sort()).toEqual(matches.map(({ name }) => name).sort())
    })

    for (const { name, text } of matches) {
      it(`${name} replays to the same end`, () => {
        const { ok, difference, standings } = Match.verify(game, text)
        expect(difference).toBeNull()
        expect(ok).toBe(true)
        expect(standings).not.toBeNull()
      })

      it(`${name} tells and asks the same on its way`, () => {
        expect(partingOf(traceOf(game, text), traces[name] ?? [])).toBeNull()
      })
    }
  })
}
