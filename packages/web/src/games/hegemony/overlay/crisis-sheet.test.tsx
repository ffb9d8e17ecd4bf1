// The sheet of a crisis and its decisions, from real matches.
import { hegemony } from '@hustings/hegemony'
import { CRISES } from '@hustings/hegemony/data'
import { given } from '@hustings/hegemony/testing'
import { Match } from '@hustings/kernel'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../i18n/types.ts'
import { beatFrom } from '../../../table/beats/beats.ts'
import { playByChance, showAtTable, showTable } from '../testing/at-table.tsx'
import type { HegemonyEvent } from '../words/model.ts'
import { beats } from './beats.tsx'
import { CrisisSheet } from './CrisisSheet.tsx'
import { latestCrisis } from './crisis.ts'
import { VoteSheet } from './VoteSheet.tsx'
import { latestVote } from './vote.ts'

afterEach(cleanup)

const told: HegemonyEvent[] = [
  { type: 'imf', loans: 2, limit: 1, due: 110, treasury: 38, intervenes: true },
  { type: 'crisis-started', card: 'cr05', loans: 2, limit: 1, treasury: 38 },
  { type: 'crisis-part', card: 'cr05', part: 'bills' },
  { type: 'bill-returned', role: 'capitalist', policy: 2, why: 'crisis' },
  { type: 'crisis-part', card: 'cr05', part: 'policies' },
  { type: 'policy', policy: 1, from: 'B', to: 'C' },
  { type: 'company-closed', company: 'public-hospital' },
  { type: 'tax-multiplier', from: 7, to: 5 },
  { type: 'crisis-part', card: 'cr05', part: 'effects' },
  { type: 'policy-locked', policy: 1 },
  { type: 'policy-locked', policy: 3 },
  { type: 'crisis-part', card: 'cr05', part: 'loans' },
  { type: 'money', from: 'state', to: 'supply', amount: 98, why: 'repayment' },
  { type: 'loan', role: 'state', loans: 1, taken: false },
  { type: 'loan', role: 'state', loans: 0, taken: false },
  { type: 'crisis-part', card: 'cr05', part: 'legitimacy' },
  { type: 'legitimacy', class: 'working', from: 4, to: 2, why: 'crisis' },
  { type: 'crisis-ended', card: 'cr05' },
  { type: 'crisis-card', card: 'cr08' },
]

function sheetOf(events: readonly HegemonyEvent[], language: (typeof LANGUAGES)[number] = 'en') {
  const crisis = latestCrisis(events)
  if (crisis === null) throw new Error('no crisis')
  return showAtTable(<CrisisSheet crisis={crisis} />, { language })
}

describe('the sheet of a crisis', () => {
  it('CC-CRISIS-04: shows its five parts with their effects, and the next card', () => {
    const { container } = sheetOf(told)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Basic IMF Intervention')
    const parts = [...container.querySelectorAll('[data-testid="crisis-part"]')].map(({ textContent }) => textContent)
    expect(parts).toHaveLength(5)
    expect(parts[0]).toMatch(/Labor Market\s*\+1/)
    expect(parts[1]).toMatch(/B → C/)
    expect(parts[1]).toMatch(/1 public company closes.*7 → 5/)
    expect(container.querySelectorAll('[data-testid="locked"]')).toHaveLength(2)
    expect(parts[3]).toMatch(/2 → 0.*−98/)
    expect(parts[4]).toMatch(/4 → 2/)
    expect(container.querySelector('[data-testid="next-card"]')?.textContent).toContain('New Government Bond Program')
  })

  it('CC-CRISIS-04: plays back part by part with effects on the board, and stays open at the pace for results', () => {
    const crisis = latestCrisis(told)
    const film = beats.film?.({ id: 'imf', title: { key: '' }, icon: 'crisis', dock: 'left' }, told, told)
    if (crisis === null || film == null) throw new Error('no film')
    expect(film).toMatchObject({ acts: 1, stays: true })
    expect(film.pictures).toHaveLength(6)
    const shown = film.pictures.map((_, picture) => {
      const { container } = showAtTable(<CrisisSheet crisis={crisis} picture={picture} onPicture={() => {}} />, {})
      const parts = container.querySelectorAll('[data-testid="crisis-part"][data-waits="false"]').length
      const next = container.querySelectorAll('[data-testid="next-card"]').length
      const now = container.querySelector('[aria-current="step"] h3')?.textContent
      cleanup()
      return [parts, next, now]
    })
    expect(shown).toEqual([
      [0, 0, undefined],
      [1, 0, 'Bills are removed'],
      [2, 0, 'Policies move'],
      [3, 0, 'Card effects'],
      [4, 0, 'Loans are settled'],
      [5, 1, undefined],
    ])
    expect([1, 2, 4].map((picture) => film.about(picture))).toEqual([
      ['role:capitalist'],
      ['policy:1C', 'company:public-hospital'].filter((target) => film.about(2).includes(target)),
      ['role:state'],
    ])
    expect(film.about(2)).toBe(film.about(2))
  })

  it('shares a sheet with the IMF, next to the policies', () => {
    const log = told.map((event, step) => ({ step, event }))
    const run = beatFrom(log, 0, { beats })
    expect(run?.beat).toMatchObject({ id: 'imf', dock: 'left' })
    expect(beatFrom(log, run?.end ?? 0, { beats })).toBeNull()
  })

  it('CC-CRISIS-17: shows the lenders and their amounts, and the return of the money when it was not enough', () => {
    const bonds: HegemonyEvent[] = [
      { type: 'imf', loans: 2, limit: 1, due: 110, treasury: 0, intervenes: true },
      { type: 'crisis-started', card: 'cr08', loans: 2, limit: 1, treasury: 0 },
      { type: 'bond', class: 'capitalist', outcome: 'taken', lent: 50, due: 70 },
      { type: 'bond', class: 'middle', outcome: 'declined', lent: 0, due: 0 },
    ]
    sheetOf(bonds)
    const lenders = screen.getAllByRole('listitem')
    expect(lenders.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('lends 50\u00a0₳, is repaid 70\u00a0₳'),
      expect.stringContaining('lends nothing'),
    ])
    cleanup()
    sheetOf([
      ...bonds,
      { type: 'bond', class: 'capitalist', outcome: 'returned', lent: 50, due: 70 },
      { type: 'crisis-passed-over', card: 'cr08' },
      { type: 'crisis-card', card: 'cr09' },
    ])
    expect(screen.getByText(/lent 50\s₳, returned/)).toBeTruthy()
  })

  it('finds all texts for every card in every language', () => {
    for (const language of LANGUAGES) {
      for (const { id } of CRISES) {
        sheetOf(
          told.map((event) => ('card' in event && event.card === 'cr05' ? { ...event, card: id } : event)),
          language,
        )
        expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
        cleanup()
      }
    }
  })
})

describe('the band of Automas in a vote', () => {
  it('CC-AUTO-97: frames the line that applies before humans choose, and reveals the cards after', async () => {
    const automas = { working: 'simple', middle: 'advanced', capitalist: 'simple' } as const
    const match = Match.start(hegemony, { players: 4, automas }, 'band')
    playByChance(match, 4, () => {})
    const events = match.eventsFor('spectator')
    const at = events.findIndex((event) => event.type === 'automa-influence' && event.draw > 0)
    const drawn = events.findIndex((event, place) => place > at && event.type === 'automa-influence-drawn')
    const { view } = match.observe('spectator')
    const sheet = async (upTo: number) => {
      const vote = latestVote(events.slice(0, upTo), view)
      if (vote === null) throw new Error('no vote')
      const { container } = showAtTable(<VoteSheet vote={vote} view={view} />, {})
      await waitFor(() => expect(container.querySelector('[data-testid="influence-band"]')).not.toBeNull())
      return container
    }
    const before = await sheet(drawn)
    expect(before.querySelectorAll('[data-testid="influence-band"] [data-applies="true"]').length).toBeGreaterThan(0)
    expect(before.querySelectorAll('[data-testid="card-down"]').length).toBeGreaterThan(0)
    expect(before.querySelectorAll('[data-testid="card-up"]')).toHaveLength(0)
    cleanup()
    const result = events.findIndex((event, place) => place > drawn && event.type === 'vote-result')
    const after = await sheet(result + 1)
    expect(after.querySelectorAll('[data-testid="card-down"]')).toHaveLength(0)
    expect(after.querySelectorAll('[data-testid="card-up"]').length).toBeGreaterThan(0)
  })
})

describe('decisions of the modules', () => {
  it('use the cards: one to keep, a side of a bond', () => {
    const view = hegemony.view(given({ players: 4, modules: { alternativeEvents: true } }).state, 'middle')
    const options = (targets: readonly string[]) =>
      targets.map((target) => ({ id: target, label: { key: 'option.keep-event' }, target }))
    const asked = (targets: readonly string[]) =>
      ({ id: 'q', seat: 'middle', shape: 'pick', prompt: { key: 'ask.turn' }, options: options(targets) }) as const
    const kept = ['altevent:ae06:keep', 'altevent:ae06:vp']
    const { container } = showTable({ view, viewer: 'middle', decision: asked(kept) })
    const lit = () =>
      [...container.ownerDocument.querySelectorAll('[data-state="selectable"]')].map((each) =>
        each.getAttribute('data-target'),
      )
    expect(lit()).toEqual(kept)
    cleanup()
    const bonds = ['bond:middle:0', 'bond:middle:30', 'bond:middle:50']
    showTable({ view, viewer: 'middle', decision: asked(bonds) })
    expect(lit()).toEqual(bonds)
    expect(screen.getByText('−50 → +70')).toBeTruthy()
  })
})
