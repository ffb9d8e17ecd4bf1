import { describe, expect, it } from 'vitest'
import type { ActionCode } from '../../data/automa-facts.ts'
import { STARTING_LAYOUT } from '../../data/automa-instructions.ts'
import { STARTING_POLICIES } from '../../data/boards.ts'
import { CLASSES, POLICIES, type Policy } from '../../data/vocabulary.ts'
import { ALL_ADVANCED } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'
import { distanceFrom } from './automa.ts'
import {
  boardOf,
  byPriority,
  collapse,
  lower,
  placePolicy,
  raise,
  returnAction,
  setActionAside,
  setPolicyAside,
} from './board.ts'

/** A board of the Working Class with these rows, row 1 first. */
function board(actions: ActionCode[][], policies: Policy[][] = [], aside: Policy[] = []) {
  const game = given({ automas: ALL_ADVANCED })
  const rows = boardOf(game.table, 'working')
  Object.assign(rows, { actions, policies, asidePolicies: aside })
  return { t: game.table, game, rows }
}

describe('rows', () => {
  it('CCX-01, CC-AUTO-41, CC-AUTO-43: cards rise to the far end of their new row, empty rows stay', () => {
    const { t, rows } = board([
      ['SA', 'STR', 'DEM'],
      ['AW', 'BGS', 'PB'],
    ])
    raise(t, 'working', 'AW', 2)
    raise(t, 'working', 'PB', 2)
    raise(t, 'working', 'BGS', 4)
    expect(rows.actions).toEqual([['SA', 'STR', 'DEM'], [], [], ['AW', 'PB'], [], ['BGS']])
  })

  it('CCX-02, CC-AUTO-55: empty rows close from the bottom up', () => {
    const { t, rows, game } = board([['SA', 'STR', 'DEM'], [], [], ['AW', 'PB'], [], ['BGS']])
    collapse(t, 'working', 'actions')
    expect(rows.actions).toEqual([['SA', 'STR', 'DEM'], ['AW', 'PB'], ['BGS']])
    expect(game.eventsOf('priority-collapsed')).toMatchObject([
      {
        group: 'actions',
        rows: [
          { from: 1, to: 1 },
          { from: 4, to: 2 },
          { from: 6, to: 3 },
        ],
      },
    ])
  })

  it('CCX-03, CC-AUTO-57, CC-AUTO-61: the highest card is performed and falls two rows', () => {
    const { t, rows } = board([['SA', 'STR', 'DEM'], ['AW', 'PB'], ['BGS']])
    expect(byPriority(rows.actions)[0]).toBe('BGS')
    lower(t, 'working', 'BGS')
    expect(rows.actions).toEqual([['SA', 'STR', 'DEM', 'BGS'], ['AW', 'PB'], []])
  })

  it('CCX-04, CC-AUTO-42: a policy card leaves its row, the others close up toward the marker', () => {
    const { t, rows } = board([], [[3, 7], [4], [2, 6], [5, 1]])
    raise(t, 'working', 2, 2)
    expect(rows.policies).toEqual([[3, 7], [4], [6], [5, 1], [2]])
  })

  it('CCX-05, CC-AUTO-37, CC-AUTO-56: the groups close up apart from each other, and rows are never merged', () => {
    const { t, rows } = board([['AW'], [], ['PB']], [[1], [3, 7], [4], [], [5, 6], [2]])
    collapse(t, 'working', 'policies')
    expect(rows.policies).toEqual([[1], [3, 7], [4], [5, 6], [2]])
    expect(rows.actions).toEqual([['AW'], [], ['PB']])
  })

  it('CCX-08: a card in row 2 or 1 falls to the far end of row 1', () => {
    const { t, rows } = board([['AW', 'BGS', 'PB', 'SA'], ['STR']])
    lower(t, 'working', 'STR')
    expect(rows.actions).toEqual([['AW', 'BGS', 'PB', 'SA', 'STR'], []])
    lower(t, 'working', 'AW')
    expect(rows.actions[0]).toEqual(['BGS', 'PB', 'SA', 'STR', 'AW'])
  })

  it('CC-AUTO-36: rows have no end upward', () => {
    const { t, rows } = board([['AW']])
    raise(t, 'working', 'AW', 11)
    expect(rows.actions).toHaveLength(12)
    expect(rows.actions[11]).toEqual(['AW'])
  })

  it('CC-AUTO-41: no row moves nothing, not even within the row', () => {
    const { t, rows } = board([['AW', 'BGS']])
    raise(t, 'working', 'AW', 0)
    expect(rows.actions).toEqual([['AW', 'BGS']])
  })

  it('CC-AUTO-44, CC-AUTO-45: a card that is set aside does not rise', () => {
    const { t, rows } = board([['AW', 'STR']], [[1, 2]])
    setActionAside(t, 'working', 'STR')
    setPolicyAside(t, 'working', 2)
    raise(t, 'working', 'STR', 3)
    raise(t, 'working', 2, 3)
    expect(rows).toMatchObject({ actions: [['AW']], policies: [[1]], asideActions: ['STR'], asidePolicies: [2] })
    returnAction(t, 'working', 'STR')
    expect(rows.actions).toEqual([['AW', 'STR']])
  })

  it('CC-AUTO-57: higher rows first, nearer to the marker first', () => {
    expect(byPriority([['SA', 'STR'], [], ['AW', 'PB'], ['BGS']])).toEqual(['BGS', 'AW', 'PB', 'SA', 'STR'])
  })
})

describe('policy cards', () => {
  it('CCX-30, CC-AUTO-38, CC-AUTO-39, CC-AUTO-40, CC-AUTO-64, CC-AW-01, CC-AW-02, CC-AC-01, CC-AC-02, CC-AM-01, CC-AM-02: the starting layouts are what placing gives', () => {
    const game = given({ automas: ALL_ADVANCED })
    for (const role of CLASSES) {
      const rows = boardOf(game.table, role)
      expect(rows.actions).toEqual(STARTING_LAYOUT[role].actions)
      expect(rows.actions.map((row) => row.length)).toEqual([3, 3])
      Object.assign(rows, { policies: [], asidePolicies: [] })
      for (const policy of POLICIES)
        placePolicy(game.table, role, policy, distanceFrom(STARTING_POLICIES[policy], role, policy))
      expect(rows.policies).toEqual(STARTING_LAYOUT[role].policies)
      expect(rows.asidePolicies).toEqual(STARTING_LAYOUT[role].aside)
    }
    expect(STARTING_LAYOUT.working).toMatchObject({
      policies: [
        [2, 4, 6],
        [1, 5],
      ],
      aside: [3, 7],
    })
    expect(STARTING_LAYOUT.capitalist).toMatchObject({ policies: [[2, 4, 6, 7], [3]], aside: [1, 5] })
    expect(STARTING_LAYOUT.middle).toMatchObject({ policies: [[1, 3, 5, 7]], aside: [2, 4, 6] })
  })

  it('CC-AUTO-69: rows 1 and 2 are the two lowest, gaps above them stay', () => {
    const { t, rows } = board([], [[1], [], [], [5]], [4])
    placePolicy(t, 'working', 4, 2)
    expect(rows.policies).toEqual([[1], [4], [], [5]])
  })
})
