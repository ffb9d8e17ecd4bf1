// Cards of the Crisis & Control modules at the table: their places, and who sees them.

import { type HegemonyView, hegemony } from '@hustings/hegemony'
import { Match } from '@hustings/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { WordsContext } from '../../i18n/context.ts'
import { LANGUAGES } from '../../i18n/types.ts'
import { Explanation } from '../../table/board/TableTips.tsx'
import { plainSpaces } from '../../testing/plain-spaces.ts'
import type { AnyGameUi } from '../types.ts'
import { playByChance, showTable, startMatch, wordsIn } from './testing/at-table.tsx'
import { ui } from './ui.ts'

afterEach(cleanup)

const table: AnyGameUi = ui
const MODULES = {
  crisisResponse: true,
  alternativeEvents: true,
  hiddenAgendas: true,
  actionCards: true,
  historicalEvents: true,
} as const

/** A match with every module at its 150th decision, seen by the Middle Class. */
function middleOfGame(): HegemonyView {
  const match = Match.start(hegemony, { players: 4, automas: { capitalist: 'simple' }, modules: MODULES }, 'modules')
  let seen: HegemonyView | null = null
  playByChance(match, 5, (_, step) => {
    if (step === 150) seen = match.observe('middle').view
  })
  if (seen === null) throw new Error('the match was too short')
  return seen
}

const view = middleOfGame()
const marks = (container: HTMLElement, selector: string) => [...container.querySelectorAll(selector)]

describe('modules at the table', () => {
  it('add nothing while they are off', () => {
    const plain = startMatch(4, 'plain').observe('middle').view
    const { container } = showTable({ view: plain, viewer: 'middle' })
    expect(
      marks(
        container,
        '[data-target="agenda:own"], [data-target^="crisis:"], [data-target^="history:"], [data-tip^="kept-by:"], [data-tip^="agendas:"], [data-anchor^="lock:"]',
      ),
    ).toEqual([])
  })

  it('show the viewer’s Hidden Agenda with its progress on their panel only', () => {
    const own = view.hidden?.own
    if (own?.agenda == null) throw new Error('no agenda')
    const { container } = showTable({ view, viewer: 'middle' })
    const [block, ...others] = marks(container, '[data-target="agenda:own"]')
    expect(others).toEqual([])
    expect(block?.closest('[data-testid^="seat:"]')?.textContent).toContain('Middle Class')
    expect(block?.querySelectorAll('[data-testid="agenda-part"]')).toHaveLength(own.progress.length)
    cleanup()
    const eyes = { ...view, viewer: 'spectator', hidden: view.hidden && { ...view.hidden, own: null } } as const
    expect(marks(showTable({ view: eyes, viewer: 'spectator' }).container, '[data-target="agenda:own"]')).toEqual([])
  })

  it('show how many of its open agendas an Automa has fulfilled', () => {
    const { container } = showTable({ view, viewer: 'middle' })
    expect(marks(container, '[data-tip="agendas:capitalist"]')[0]?.textContent).toMatch(/^\S*\d\/5$/)
  })

  it('show the effects of kept events as icons on the holder’s panel, and as sentences for screen readers', () => {
    const by = 'working' as const
    const events = ['ae06', 'ae14', 'ae03', 'ae09']
    const keeping = { ...view, hidden: null, kept: events.map((event) => ({ event, by })) }
    const { container } = showTable({ view: keeping, viewer: 'middle' })
    const [chip] = marks(container, '[data-tip="kept-by:working"]')
    expect(chip?.querySelector('span[aria-hidden="true"]')?.textContent?.replace(/[^+−\d]/g, '')).toBe('+2−10+2')
    expect(chip?.querySelector('span[aria-hidden="true"] :is([data-part="icon"], svg)')).not.toBeNull()
    for (const said of ['gain 2 health', 'pay 10 ₳ less in taxes', 'gain 10 ₳', 'gain 1 influence']) {
      expect(plainSpaces(chip?.textContent ?? '')).toContain(said)
    }
    expect(chip?.closest('[data-testid^="seat:"]')?.querySelector('h3')?.textContent).toContain('Working')
  })

  it('CC-CRISIS-15: lock the section in force and hatch the others', () => {
    const locked = {
      ...view,
      policies: { ...view.policies, 6: 'B' as const },
      closedPolicies: { 6: 'locked' as const },
    }
    const { container } = showTable({ view: locked, viewer: 'middle' })
    expect(
      marks(container, '[data-target^="policy:"][aria-label*="locked"]').map((cell) =>
        cell.getAttribute('data-target'),
      ),
    ).toEqual(['policy:6A', 'policy:6B', 'policy:6C'])
    expect(
      marks(container, '[data-anchor^="lock:"]').map((sign) =>
        sign.closest('[data-target]')?.getAttribute('data-target'),
      ),
    ).toEqual(['policy:6B'])
    expect(screen.getByText('1 locked policy')).toBeTruthy()
  })

  it('show a bond at lender and State, and its deadline in the State’s section', () => {
    const { crisis } = view
    if (crisis === null) throw new Error('no crisis')
    const lent = { ...view, crisis: { ...crisis, owed: 70, bonds: { capitalist: { lent: 50, due: 70, round: 3 } } } }
    const { container } = showTable({ view: lent, viewer: 'middle' })
    expect(marks(container, '[data-anchor="bond:capitalist"]')[0]?.textContent).toContain('+70')
    expect(marks(container, '[data-anchor="bond:state"]')[0]?.textContent).toContain('−70')
    const affairs = within(screen.getByRole('region', { name: 'State affairs' }))
    expect(affairs.getByText(/by the end of the action phase of round 3/)).toBeTruthy()
  })

  it('show the next crisis with its threshold', () => {
    const { container } = showTable({ view, viewer: 'middle' })
    const [card] = marks(container, '[data-target="crisis:card"]')
    expect(card?.textContent).toMatch(new RegExp(`at ${view.state.imfAt} loans?, has ${view.state.loans}`))
  })

  it('show each historical event in play and its remaining requirements', () => {
    const { history } = view
    if (history === null) throw new Error('no history')
    const [first] = history.open
    if (first === undefined) throw new Error('no event in play')
    const waiting = { ...first, happened: false, met: false, requirement: { key: 'history.he15.requirement' } }
    const { container } = showTable({ view: { ...view, history: { ...history, open: [waiting] } }, viewer: 'middle' })
    const [card] = marks(container, `[data-target="history:${first.card}"]`)
    expect(plainSpaces(card?.textContent ?? '')).toContain('Policy 6 in section B or C.')
  })

  it('show a tooltip for every mark, in every language', async () => {
    await table.Tip?.fetch?.()
    const all: HegemonyView = {
      ...view,
      kept: [{ event: 'ae06', by: 'working' }],
      closedPolicies: { 6: 'locked', 1: 'state' },
    }
    for (const language of LANGUAGES) {
      const { container } = showTable({ view: all, viewer: 'middle', language })
      const tips = marks(container, '.hg-own-agenda, .hg-chips [data-tip], .hg-affairs [data-tip], .lock').map(
        (each) => each.getAttribute('data-tip') ?? '',
      )
      expect(tips.length).toBeGreaterThan(5)
      for (const tip of tips) {
        const { container: said } = render(
          <WordsContext value={wordsIn(language)}>
            <Explanation tip={tip} ui={table} view={all} />
          </WordsContext>,
        )
        expect(said.textContent, `${tip} ${language}`).not.toBe('')
      }
      cleanup()
    }
  })
})
