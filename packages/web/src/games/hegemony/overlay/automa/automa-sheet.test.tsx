// The sheet of an Automa's turn, rendered from turns of real matches.
import { hegemony } from '@hustings/hegemony'
import { aiCard } from '@hustings/hegemony/data'
import { Match } from '@hustings/kernel'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/types.ts'
import { beatAround } from '../../../../table/beats/beats.ts'
import { playByChance, showAtTable } from '../../testing/at-table.tsx'
import type { HegemonyEvent } from '../../words/model.ts'
import { beats } from '../beats.tsx'
import { AutomaSheet } from './AutomaSheet.tsx'
import { automaFilm, picturesOf } from './film.ts'
import { boardAfterChecks, boardsOf, spotsOn } from './priorities.ts'
import { type AutomaTurn, automaTurnAt } from './turn.ts'

afterEach(cleanup)

const NO_BOARD = { actions: [], policies: [], asideActions: [], asidePolicies: [], removedPolicies: [] }

type Mode = 'simple' | 'advanced'
const told = new Map<Mode, readonly HegemonyEvent[]>()

/** All events of a match of a human against an Automa of each class. */
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
  it('shows the card with its number, and four symbols with their results', () => {
    const turn = turnWhere('simple', ({ symbols }) => symbols[0]?.outcome === 'no' && symbols[1]?.outcome === 'yes')
    showAtTable(<AutomaSheet turn={turn} />, {})
    const { number } = aiCard(turn.card?.card ?? '')
    expect(screen.getByText(`AI card ${number}`)).toBeTruthy()
    const marks = screen
      .getAllByRole('img', { name: /^(yes|no|not needed)$/ })
      .map((mark) => mark.getAttribute('aria-label'))
    expect(marks.slice(0, 4)).toEqual(['no', 'yes', 'not needed', 'not needed'])
    const findings = screen.getByRole('heading', { name: 'Four actions, left to right' }).parentElement
    if (findings === null) throw new Error('no findings')
    expect(within(findings).getAllByText('not needed')).toHaveLength(2)
    expect(within(findings).getByRole('link', { name: new RegExp(turn.symbols[0]?.rule ?? 'none') })).toBeTruthy()
  })

  it('strikes through a lost bonus and colors a used one green', () => {
    const lost = turnWhere('simple', ({ bonus }) => bonus?.outcome === 'lost')
    showAtTable(<AutomaSheet turn={lost} />, {})
    expect(screen.getByText('Bonus lost').closest('[data-bonus]')?.getAttribute('data-bonus')).toBe('lost')
    cleanup()
    const used = turnWhere('simple', ({ bonus }) => bonus?.outcome === 'used')
    showAtTable(<AutomaSheet turn={used} />, {})
    expect(screen.getByText('Bonus used').closest('[data-bonus]')?.getAttribute('data-bonus')).toBe('used')
  })

  it('shows the deciding list as a table with one deciding row, and hatches eliminated candidates', () => {
    const turn = turnWhere('simple', ({ lists }) => lists.some(({ results }) => results.length > 1))
    showAtTable(<AutomaSheet turn={turn} />, {})
    const list = turn.lists.findIndex(({ results }) => results.length > 1)
    const table = screen.getAllByRole('table')[list]
    if (table === undefined) throw new Error('no table')
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(1 + (turn.lists[list]?.results.length ?? 0))
    expect(rows.filter((row) => row.dataset.decides === 'true')).toHaveLength(1)
    expect(rows.at(-1)?.textContent).toContain('decides')
    expect(table.querySelectorAll('th[data-chosen="true"]')).toHaveLength(1)
  })

  it('shows the effects on the table: the proposed bill', () => {
    const turn = turnWhere(
      'simple',
      ({ action, deeds }) => action?.action === 'PB' && deeds.some(({ type }) => type === 'bill-proposed'),
    )
    const { container } = showAtTable(<AutomaSheet turn={turn} />, {})
    expect(container.querySelector('[data-testid="deed"]')?.textContent).toMatch(/Proposes a bill: .+ to\s[ABC]/)
  })

  it('shows the gains and losses of all players', () => {
    const turn = turnWhere('simple', ({ done }) => (done?.ledger.length ?? 0) > 1)
    showAtTable(<AutomaSheet turn={turn} />, {})
    const changes = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem')
    for (const { from, to } of turn.done?.ledger ?? []) {
      expect(changes.some(({ textContent }) => textContent?.includes(`${from} → ${to}`))).toBe(true)
    }
  })
})

const cardsOn = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((card) => card.getAttribute('data-card'))

describe('the sheet of an Automa in Advanced Mode', () => {
  const whole = () => turnWhere('advanced', ({ checks, boards }) => checks.length === 4 && boards.length === 3)

  it('shows four checks with the rows they added, and the board in its four states', () => {
    showAtTable(<AutomaSheet turn={whole()} />, {})
    expect(screen.getByRole('heading', { name: 'Four checks, left to right' })).toBeTruthy()
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Moved down'),
    ])
    for (const state of ['Before', 'After the checks', 'Rows closed']) {
      expect(screen.getByRole('button', { name: new RegExp(`${state}$`), pressed: false })).toBeTruthy()
    }
  })

  it('adds up the rises of a card in one check', () => {
    const rises = ({ moves }: AutomaTurn['checks'][number]) =>
      new Set(moves.map(({ card }) => card)).size < moves.length
    const turn = turnWhere('advanced', ({ checks }) => checks.some(rises))
    const { container } = showAtTable(<AutomaSheet turn={turn} />, {})
    const at = turn.checks.findIndex(rises)
    const shown = container.querySelectorAll('[data-testid="finding"]')[at]?.querySelectorAll('[data-testid="risen"]')
    expect(shown).toHaveLength(new Set(turn.checks[at]?.moves.map(({ card }) => card)).size)
  })

  it('fills the card of the performed action, and shows its new position', () => {
    const turn = turnWhere('advanced', ({ action, moves }) =>
      moves.some(
        ({ card, cause, from, to }) => card === action?.action && cause === 'lowered' && from?.row !== to?.row,
      ),
    )
    const { container } = showAtTable(<AutomaSheet turn={turn} />, {})
    expect(cardsOn(container, '[data-card][data-acted="true"]')).toEqual([turn.action?.action])
    expect(container.querySelectorAll('[data-testid="falls"]')).toHaveLength(1)
    expect(screen.getByText(/moves to the end of row/)).toBeTruthy()
  })

  it('lists the rows of the board for screen readers, the highest first', () => {
    const turn = whole()
    const { container } = showAtTable(<AutomaSheet turn={turn} picture={0} />, {})
    const { board } = turn.began
    const height = Math.max(board?.actions.length ?? 0, board?.policies.length ?? 0)
    expect(container.querySelector('[data-testid="priorities"] ol li')?.textContent).toMatch(
      new RegExp(`^Row ${height}:`),
    )
  })
})

describe('the playback of an Automa’s turn', () => {
  it('checks one symbol at a time, and shows no result early', () => {
    const turn = turnWhere('simple', ({ symbols, lists }) => symbols[1]?.outcome === 'yes' && lists.length > 0)
    const chapters = picturesOf(turn).map(({ chapter }) => chapter)
    expect(chapters.filter((chapter) => chapter !== 'before')).toEqual(['card', 'action', 'action', 'target', 'done'])
    const seen = picturesOf(turn).map((_, picture) => {
      const { container } = showAtTable(<AutomaSheet turn={turn} picture={picture} />, {})
      const found = {
        findings: container.querySelectorAll('[data-testid="finding"]').length,
        lists: container.querySelectorAll('[data-testid="preference"]').length,
        deed: container.querySelectorAll('[data-testid="deed"]').length,
      }
      cleanup()
      return found
    })
    expect(seen.slice(-5)).toEqual([
      { findings: 0, lists: 0, deed: 0 },
      { findings: 1, lists: 0, deed: 0 },
      { findings: 2, lists: 0, deed: 0 },
      { findings: 4, lists: turn.lists.length, deed: 0 },
      { findings: 4, lists: turn.lists.length, deed: 1 },
    ])
  })

  it('raises the cards of the priority board check by check, up to the engine’s final positions', () => {
    for (const turn of turnsOf('advanced')) {
      const { checked } = boardsOf(turn)
      expect(boardAfterChecks(turn, 0)).toEqual(turn.began.board)
      const last = boardAfterChecks(turn, turn.checks.length)
      expect(last && spotsOn(last)).toEqual(checked && spotsOn(checked))
    }
  })

  it('leaves a trace at the old position of a card, with the rows it rose', () => {
    const turn = turnWhere('advanced', ({ checks }) => (checks[0]?.moves.length ?? 0) > 0)
    const at = picturesOf(turn).findIndex(({ chapter }) => chapter === 'checks')
    const { container } = showAtTable(<AutomaSheet turn={turn} picture={at} />, {})
    const raised = new Map<string, number>()
    for (const { card, rows } of turn.checks[0]?.moves ?? []) {
      if (spotsOn(turn.began.board ?? NO_BOARD).has(card)) raised.set(`${card}`, (raised.get(`${card}`) ?? 0) + rows)
    }
    const shown = [...container.querySelectorAll('[data-testid="rises"]')].map(({ textContent }) => textContent)
    expect(shown.toSorted()).toEqual([...raised.values()].map((rows) => `+${rows}`).toSorted())
  })

  it('marks the targets of the action, and keeps them visible next to the sheet', () => {
    const built = turnWhere(
      'simple',
      ({ role, deeds }) => role === 'capitalist' && deeds.some(({ type }) => type === 'company-built'),
    )
    const company = built.deeds.find((event) => event.type === 'company-built')
    const film = automaFilm(built)
    expect(film.about(0)).toContain(`company:${company?.company}`)
    expect(film.dock(0)).toBe('bottom')
    const abroad = turnWhere(
      'simple',
      ({ deeds, action }) => action?.action === 'SFM' && deeds.some(({ type }) => type === 'exported'),
    )
    expect(automaFilm(abroad).dock(0)).toBe('top')
    const advanced = automaFilm(turnWhere('advanced', ({ done }) => done !== null))
    expect(advanced.dock(0)).toBe('full')
    expect(advanced.acts).toBe(advanced.pictures.length - 2)
  })

  it('leads from a chapter to its first picture', () => {
    const turn = turnWhere('simple', ({ symbols }) => symbols[1]?.outcome === 'yes')
    const turned: number[] = []
    showAtTable(<AutomaSheet turn={turn} onPicture={(picture) => turned.push(picture)} />, {})
    screen.getByRole('button', { name: /Action/ }).click()
    expect(turned).toEqual([picturesOf(turn).findIndex(({ chapter }) => chapter === 'action')])
  })
})

describe('turns of whole matches', () => {
  it.each(['simple', 'advanced'] as const)('find all texts in every language, in %s mode', (mode) => {
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

  it('stay separate when the same Automa acts twice with no sheet between', () => {
    const log = eventsOf('simple').map((event, step) => ({ step, event }))
    const places = log.flatMap(({ event }, at) => (event.type === 'automa-action' ? [at] : []))
    for (const place of places) expect(beatAround(log, place, { beats })?.events).toEqual([log[place]?.event])
  })
})
