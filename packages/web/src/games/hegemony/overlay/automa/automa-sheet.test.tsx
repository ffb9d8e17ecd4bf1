// The sheet of an Automa's turn, from turns of real matches: what a person reads on it.
import { hegemony } from '@hustings/hegemony'
import { aiCard } from '@hustings/hegemony/data'
import { Match } from '@hustings/kernel'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/types.ts'
import { beatAround } from '../../../../table/beats.ts'
import { playByChance, showAtTable } from '../../testing/at-table.tsx'
import type { HegemonyEvent } from '../../words/model.ts'
import { beats } from '../beats.tsx'
import { AutomaSheet } from './AutomaSheet.tsx'
import { type AutomaTurn, automaTurnAt } from './turn.ts'

afterEach(cleanup)

type Mode = 'simple' | 'advanced'
const told = new Map<Mode, readonly HegemonyEvent[]>()

/** All that was told in a match of a person against an Automa of each class. */
function eventsOf(mode: Mode): readonly HegemonyEvent[] {
  const known = told.get(mode)
  if (known !== undefined) return known
  const automas = { working: mode, middle: mode, capitalist: mode }
  const match = Match.start(hegemony, { players: 4, automas }, `sheet ${mode}`)
  playByChance(match, 3, () => {})
  const events = match.eventsFor('spectator')
  told.set(mode, events)
  return events
}

function turnsOf(mode: Mode): AutomaTurn[] {
  const events = eventsOf(mode)
  return events.flatMap((event, at) => {
    const turn = event.type === 'automa-action' ? automaTurnAt(events, at) : null
    return turn === null ? [] : [turn]
  })
}

function turnWhere(mode: Mode, wanted: (turn: AutomaTurn) => boolean): AutomaTurn {
  const turn = turnsOf(mode).find(wanted)
  if (turn === undefined) throw new Error(`no such turn in ${mode} mode`)
  return turn
}

describe('the sheet of an Automa in Simple Mode', () => {
  it('shows the card with its number, and four symbols with what they found', () => {
    const turn = turnWhere('simple', ({ symbols }) => symbols[0]?.outcome === 'no' && symbols[1]?.outcome === 'yes')
    showAtTable(<AutomaSheet turn={turn} />, {})
    const { number } = aiCard(turn.card?.card ?? '')
    expect(screen.getByText(`AI card ${number}`)).toBeTruthy()
    const marks = screen
      .getAllByRole('img', { name: /^(yes|no|not looked at)$/ })
      .map((mark) => mark.getAttribute('aria-label'))
    expect(marks.slice(0, 4)).toEqual(['no', 'yes', 'not looked at', 'not looked at'])
    const findings = screen.getByRole('heading', { name: 'Four symbols, from the left' }).parentElement
    if (findings === null) throw new Error('no findings')
    expect(within(findings).getAllByText('not looked at')).toHaveLength(2)
    expect(within(findings).getByRole('link', { name: new RegExp(turn.symbols[0]?.rule ?? 'none') })).toBeTruthy()
  })

  it('strikes a lost bonus through and greens a used one', () => {
    const lost = turnWhere('simple', ({ bonus }) => bonus?.outcome === 'lost')
    showAtTable(<AutomaSheet turn={lost} />, {})
    expect(screen.getByText('Bonus lost').closest('.bonus')?.className).toContain('lost')
    cleanup()
    const used = turnWhere('simple', ({ bonus }) => bonus?.outcome === 'used')
    showAtTable(<AutomaSheet turn={used} />, {})
    expect(screen.getByText('Bonus used').closest('.bonus')?.className).toContain('used')
  })

  it('shows the list that decided as a table, with one deciding row, and hatches who fell out', () => {
    const turn = turnWhere('simple', ({ lists }) => lists.some(({ results }) => results.length > 1))
    showAtTable(<AutomaSheet turn={turn} />, {})
    const list = turn.lists.findIndex(({ results }) => results.length > 1)
    const table = screen.getAllByRole('table')[list]
    if (table === undefined) throw new Error('no table')
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(1 + (turn.lists[list]?.results.length ?? 0))
    expect(rows.filter((row) => row.className === 'decides')).toHaveLength(1)
    expect(rows.at(-1)?.textContent).toContain('decides')
    expect(table.querySelectorAll('th.chosen')).toHaveLength(1)
  })

  it('says what happened on the table: the bill that was proposed', () => {
    const turn = turnWhere(
      'simple',
      ({ action, deeds }) => action?.action === 'PB' && deeds.some(({ type }) => type === 'bill-proposed'),
    )
    const { container } = showAtTable(<AutomaSheet turn={turn} />, {})
    expect(container.querySelector('.deed')?.textContent).toMatch(/Bill: .+ to [ABC]/)
  })

  it('shows what everybody gained and lost', () => {
    const turn = turnWhere('simple', ({ done }) => (done?.ledger.length ?? 0) > 1)
    showAtTable(<AutomaSheet turn={turn} />, {})
    const changes = within(screen.getByRole('list', { name: 'What changed' })).getAllByRole('listitem')
    for (const { from, to } of turn.done?.ledger ?? []) {
      expect(changes.some(({ textContent }) => textContent?.includes(`${from} → ${to}`))).toBe(true)
    }
  })
})

describe('the sheet of an Automa in Advanced Mode', () => {
  it('shows four checks with the rows they brought, and the board before and after', () => {
    const turn = turnWhere('advanced', ({ checks, boards }) => checks.length === 4 && boards.length === 3)
    showAtTable(<AutomaSheet turn={turn} />, {})
    expect(screen.getByRole('heading', { name: 'Four checks, from the left' })).toBeTruthy()
    expect(screen.getAllByRole('figure').map((each) => each.querySelector('figcaption')?.textContent)).toEqual([
      'Before',
      'After the checks',
      'After the action',
    ])
    const [before] = screen.getAllByRole('figure')
    const highest = before?.querySelector('.rows li')
    const board = turn.began.board
    const height = Math.max(board?.actions.length ?? 0, board?.policies.length ?? 0)
    expect(highest?.querySelector('.nr')?.textContent).toBe(String(height))
  })

  it('adds up how far a check has raised a card', () => {
    const rises = ({ moves }: AutomaTurn['checks'][number]) =>
      new Set(moves.map(({ card }) => card)).size < moves.length
    const turn = turnWhere('advanced', ({ checks }) => checks.some(rises))
    const { container } = showAtTable(<AutomaSheet turn={turn} />, {})
    const at = turn.checks.findIndex(rises)
    const shown = container.querySelectorAll('.hg-finding .moves')[at]?.querySelectorAll('span')
    expect(shown).toHaveLength(new Set(turn.checks[at]?.moves.map(({ card }) => card)).size)
  })

  it('fills the card of the action that was performed', () => {
    const turn = turnWhere('advanced', ({ action }) => action?.rank === 1)
    const { container } = showAtTable(<AutomaSheet turn={turn} />, {})
    const acted = container.querySelectorAll('figure:nth-of-type(2) .acted')
    expect(acted).toHaveLength(1)
    expect(acted[0]?.getAttribute('title')).toBe(
      container.querySelector('.deed h3')?.textContent?.trim().replace(/^\S+ /u, '') ?? '',
    )
  })
})

describe('every turn of a match', () => {
  it.each(['simple', 'advanced'] as const)('can be read in every language, in %s mode', (mode) => {
    const turns = turnsOf(mode)
    expect(turns).toHaveLength(75)
    for (const language of LANGUAGES) {
      for (const turn of turns.filter((_, at) => language === 'en' || at % 6 === 0)) {
        showAtTable(<AutomaSheet turn={turn} />, { language })
        expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
        cleanup()
      }
    }
  })

  it('is a run of its own, also when the same Automa acts twice with nothing to look at between', () => {
    const log = eventsOf('simple').map((event, step) => ({ step, event }))
    const places = log.flatMap(({ event }, at) => (event.type === 'automa-action' ? [at] : []))
    for (const place of places) expect(beatAround(log, place, { beats })?.events).toEqual([log[place]?.event])
  })
})
