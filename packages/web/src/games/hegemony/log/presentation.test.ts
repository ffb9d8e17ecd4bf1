import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { plainSpaces } from '../../../testing/plain-spaces.ts'
import { playByChance, startMatch, wordsIn } from '../testing/at-table.tsx'
import type { HegemonyEvent } from '../words/model.ts'
import { LOG_KINDS, presented } from './presentation.ts'

type Told = { readonly [T in HegemonyEvent['type']]: readonly Extract<HegemonyEvent, { type: T }>[] }

/** At least one event of each type, with every reason that has its own text. */
const TOLD: Told = {
  round: [{ type: 'round', round: 2 }],
  phase: (['preparation', 'action', 'production', 'elections', 'scoring', 'end'] as const).map((phase) => ({
    type: 'phase',
    phase,
  })),
  'production-step': (['strikes', 'produce', 'needs', 'imf', 'taxes'] as const).map((step) => ({
    type: 'production-step',
    step,
  })),
  turn: [{ type: 'turn', role: 'working', turn: 3 }],
  'card-played': [{ type: 'card-played', role: 'working', card: 'working-general-strike' }],
  'card-discarded': [{ type: 'card-discarded', role: 'state', card: 'state-shift-focus', action: 'campaign' }],
  action: [{ type: 'action', role: 'middle', action: 'use-luxury', free: true }],
  'cards-drawn': [
    { type: 'cards-drawn', role: 'middle', count: 5 },
    { type: 'cards-drawn', role: 'middle', count: 1, cards: ['middle-migration'] },
  ],
  money: [
    { type: 'money', from: 'capitalist', to: 'working', amount: 20, why: 'wages', subject: 'supermarket' },
    { type: 'money', from: 'state', to: 'supply', amount: 15, why: 'provided', subject: 'benefits-working' },
    { type: 'money', from: 'supply', to: 'state', amount: 16, why: 'export', subject: 'state-medical-tourism' },
    { type: 'money', from: 'capitalist', to: 'capitalist', amount: 34, why: 'capital' },
    ...(
      [
        'purchase',
        'tariff',
        'company-built',
        'company-sold',
        'company-opened',
        'company-closed',
        'deal',
        'lobby',
        'bonus',
        'storage',
        'income-tax',
        'employment-tax',
        'corporate-tax',
        'extra-tax',
        'interest',
        'repayment',
        'benefits',
        'card',
        'event',
      ] as const
    ).flatMap((why) => [
      { type: 'money', from: 'middle', to: 'supply', amount: 5, why } as const,
      { type: 'money', from: 'supply', to: 'middle', amount: 5, why } as const,
    ]),
  ],
  loan: [
    { type: 'loan', role: 'state', loans: 2, taken: true },
    { type: 'loan', role: 'state', loans: 0, taken: false },
  ],
  goods: [
    { type: 'goods', resource: 'food', from: 'supply', to: 'free-trade-zone', amount: 2, why: 'production' },
    { type: 'goods', resource: 'health', from: 'public-services', to: 'working-goods', amount: 3, why: 'purchase' },
    { type: 'goods', resource: 'luxury', from: 'foreign-market', to: 'middle-goods', amount: 2, why: 'purchase' },
    { type: 'goods', resource: 'food', from: 'working-goods', to: 'supply', amount: 4, why: 'needs' },
    { type: 'goods', resource: 'food', from: 'capitalist', to: 'supply', amount: 4, why: 'needs' },
    { type: 'goods', resource: 'food', from: 'foreign-market', to: 'supply', amount: 4, why: 'needs' },
    { type: 'goods', resource: 'education', from: 'middle-goods', to: 'supply', amount: 5, why: 'use' },
    { type: 'goods', resource: 'health', from: 'public-services', to: 'foreign-market', amount: 5, why: 'export' },
    { type: 'goods', resource: 'health', from: 'capitalist', to: 'public-services', amount: 5, why: 'sale' },
    { type: 'goods', resource: 'food', from: 'state', to: 'benefits-middle', amount: 1, why: 'provided' },
    { type: 'goods', resource: 'food', from: 'benefits-middle', to: 'middle-goods', amount: 1, why: 'benefits' },
    { type: 'goods', resource: 'food', from: 'benefits-middle', to: 'supply', amount: 1, why: 'benefits' },
    { type: 'goods', resource: 'health', from: 'public-services', to: 'supply', amount: 6, why: 'spent' },
    { type: 'goods', resource: 'luxury', from: 'capitalist', to: 'supply', amount: 2, why: 'overflow' },
    { type: 'goods', resource: 'influence', from: 'middle', to: 'supply', amount: 1, why: 'immediate-vote' },
    { type: 'goods', resource: 'influence', from: 'public-services', to: 'state', amount: 2, why: 'campaign' },
    { type: 'goods', resource: 'influence', from: 'state', to: 'middle', amount: 2, why: 'given' },
    { type: 'goods', resource: 'influence', from: 'state', to: 'supply', amount: 2, why: 'card' },
    ...(
      ['gained', 'union', 'strike', 'demonstration', 'imf', 'legitimacy', 'card', 'event', 'crisis', 'history'] as const
    ).map((why) => ({ type: 'goods', resource: 'influence', from: 'supply', to: 'working', amount: 1, why }) as const),
  ],
  cubes: [
    { type: 'cubes', class: 'working', from: 'supply', to: 'bag', amount: 3, why: 'pressure' },
    { type: 'cubes', class: 'working', from: 'supply', to: 'bag', amount: 1, why: 'refill' },
    { type: 'cubes', class: 'middle', from: 'table', to: 'supply', amount: 2, why: 'card' },
    { type: 'cubes', class: 'middle', from: 'supply', to: 'benefits-middle', amount: 2, why: 'provided' },
  ],
  worker: [
    { type: 'worker', class: 'working', skill: 'healthcare', from: 'unemployed', to: 'company:clinic' },
    { type: 'worker', class: 'middle', skill: 'unskilled', from: 'pool', to: 'company:clinic' },
    { type: 'worker', class: 'middle', skill: 'media', from: 'company:clinic', to: 'company:college' },
    { type: 'worker', class: 'working', skill: 'luxury', from: 'company:clinic', to: 'unemployed' },
    { type: 'worker', class: 'working', skill: 'education', from: 'pool', to: 'unemployed' },
    { type: 'worker', class: 'working', skill: 'agriculture', from: 'unemployed', to: 'pool' },
  ],
  trained: [{ type: 'trained', class: 'working', from: 'unskilled', to: 'media', at: 'unemployed' }],
  committed: [{ type: 'committed', company: 'clinic', owner: 'capitalist', committed: true }],
  population: [{ type: 'population', class: 'working', from: 3, to: 4 }],
  prosperity: [{ type: 'prosperity', class: 'middle', from: 3, to: 1 }],
  vp: (
    [
      'prosperity',
      'healthcare',
      'bill',
      'support',
      'unions',
      'capital',
      'wealth',
      'legitimacy',
      'agenda',
      'export',
      'public-sale',
      'benefits',
      'demonstration',
      'card',
      'event',
      'hidden-agenda',
      'history',
      'policies',
      'money',
      'goods',
      'loans',
    ] as const
  ).flatMap((why) => [
    { type: 'vp', role: 'working', amount: 3, why } as const,
    { type: 'vp', role: 'working', amount: -2, why, subject: 'food' } as const,
  ]),
  legitimacy: (
    [
      'card',
      'event',
      'penalty',
      'free-service',
      'meeting',
      'extra-tax',
      'imf',
      'halved',
      'tokens',
      'crisis',
      'history',
    ] as const
  ).map((why) => ({ type: 'legitimacy', class: 'middle', from: 4, to: 2, why })),
  'legitimacy-token': [{ type: 'legitimacy-token', class: 'capitalist' }],
  wealth: [{ type: 'wealth', from: 0, to: 2 }],
  'bill-proposed': [{ type: 'bill-proposed', role: 'working', policy: 3, section: 'A' }],
  'bill-returned': [{ type: 'bill-returned', role: 'working', policy: 3, why: 'imf' }],
  'vote-called': [
    { type: 'vote-called', role: 'working', policy: 3, section: 'A', immediate: true },
    { type: 'vote-called', role: 'working', policy: 3, section: 'A', immediate: false },
  ],
  side: [
    { type: 'side', role: 'working', for: true },
    { type: 'side', role: 'middle', for: false },
  ],
  'no-say': [{ type: 'no-say', role: 'state' }],
  'cubes-drawn': [
    { type: 'cubes-drawn', cubes: ['working', 'middle', 'working'] },
    { type: 'cubes-drawn', cubes: [] },
  ],
  'influence-spent': [
    { type: 'influence-spent', spent: { working: 2, state: 1 } },
    { type: 'influence-spent', spent: {} },
  ],
  'vote-result': [
    { type: 'vote-result', policy: 2, section: 'B', for: 4, against: 3, passed: true },
    { type: 'vote-result', policy: 2, section: 'B', for: 1, against: 3, passed: false },
  ],
  policy: [{ type: 'policy', policy: 1, from: 'C', to: 'B' }],
  'tax-multiplier': [{ type: 'tax-multiplier', from: 5, to: 7 }],
  'company-built': [{ type: 'company-built', role: 'middle', company: 'pharmacy', wage: 2 }],
  'company-sold': [{ type: 'company-sold', role: 'middle', company: 'pharmacy' }],
  'company-opened': [{ type: 'company-opened', company: 'public-hospital-2' }],
  'company-closed': [{ type: 'company-closed', company: 'public-hospital-2' }],
  'company-moved': [{ type: 'company-moved', company: 'public-hospital-2', from: 'state', to: 'capitalist' }],
  wage: [{ type: 'wage', company: 'clinic', owner: 'capitalist', from: 1, to: 2 }],
  price: [{ type: 'price', role: 'middle', ware: 'food', from: 12, to: 15 }],
  machinery: [
    { type: 'machinery', company: 'clinic', owner: 'capitalist', placed: true },
    { type: 'machinery', company: 'clinic', owner: 'capitalist', placed: false },
  ],
  'storage-tile': [{ type: 'storage-tile', role: 'capitalist', ware: 'luxury' }],
  strike: (['called', 'settled', 'held', 'ended'] as const).map((outcome) => ({
    type: 'strike',
    company: 'clinic',
    owner: 'capitalist',
    outcome,
  })),
  demonstration: [
    { type: 'demonstration', outcome: 'called' },
    { type: 'demonstration', outcome: 'settled' },
    { type: 'demonstration', outcome: 'held', loss: 5 },
  ],
  union: [
    { type: 'union', industry: 'media', founded: true },
    { type: 'union', industry: 'media', founded: false },
  ],
  produced: [{ type: 'produced', company: 'supermarket', owner: 'capitalist', amount: 4 }],
  exported: [{ type: 'exported', role: 'middle', ware: 'education', amount: 2, price: 15 }],
  deal: [
    { type: 'deal', deal: 'deal-food-5-luxury-6', to: 'storage', goods: { food: 5, luxury: 6 } },
    { type: 'deal', deal: 'deal-food-6', to: 'free-trade-zone', goods: { food: 6, luxury: 0 } },
  ],
  market: [
    { type: 'market', role: 'middle', discarded: ['pharmacy'], revealed: ['game-store'] },
    { type: 'market', role: 'middle', discarded: [], revealed: ['game-store'] },
    { type: 'market', role: 'middle', discarded: ['pharmacy'], revealed: [] },
  ],
  deals: [0, 1, 2].map((count) => ({ type: 'deals', deals: Array.from({ length: count }, () => 'deal-food-6') })),
  'export-card': [{ type: 'export-card', card: 'export-01' }],
  immigration: [{ type: 'immigration', class: 'working', cards: ['a', 'b'] }],
  'event-revealed': [{ type: 'event-revealed', event: 'drought' }],
  'event-resolved': [{ type: 'event-resolved', event: 'drought', choice: 'working' }],
  'event-ignored': [{ type: 'event-ignored', event: 'drought' }],
  'event-dropped': [{ type: 'event-dropped', event: 'drought' }],
  agenda: [
    { type: 'agenda', agenda: 'agenda-01' },
    { type: 'agenda', agenda: 'agenda-01', matches: 3 },
  ],
  imf: [
    { type: 'imf', loans: 2, limit: 1, due: 110, treasury: 40, intervenes: true },
    { type: 'imf', loans: 2, limit: 1, due: 110, treasury: 120, intervenes: false },
  ],
  benefits: [
    { type: 'benefits', class: 'working', received: true },
    { type: 'benefits', class: 'working', received: false },
  ],
  'cards-seen': [
    { type: 'cards-seen', deck: 'event', cards: ['drought', 'earthquake'] },
    { type: 'cards-seen', deck: 'export', cards: ['export-01'] },
  ],
  'game-over': [{ type: 'game-over' }],
  'automa-turn': [],
  'automa-free-actions': [
    { type: 'automa-free-actions', role: 'working', when: 'end', actions: [say('automa.use', { resource: 'x' })] },
  ],
  'automa-card': [{ type: 'automa-card', role: 'middle', card: 'ai-middle-7', deck: 29 }],
  'automa-symbol': (['no'] as const).map((outcome) => ({
    type: 'automa-symbol',
    role: 'capitalist',
    index: 0,
    code: 'SFM',
    outcome,
    rule: 'CC-AC-26',
    found: [say('found.transactions', { transactions: 1, needed: 2 })],
  })),
  'automa-bonus': (['used', 'lost'] as const).map((outcome) => ({
    type: 'automa-bonus',
    role: 'capitalist',
    bonus: 'deal-first',
    outcome,
    rule: 'CC-AUTO-27',
  })),
  'automa-check': [
    {
      type: 'automa-check',
      role: 'working',
      index: 0,
      code: 'PB',
      rule: 'CC-AUTO-53',
      found: [],
      moves: [
        { card: 'PB', rows: 2 },
        { card: 4, rows: 2 },
      ],
    },
    { type: 'automa-check', role: 'working', index: 3, code: 'STR', rule: 'CC-AW-27', found: [], moves: [] },
  ],
  'automa-action': [
    { type: 'automa-action', role: 'working', action: 'BGS', rank: 1, refused: [] },
    { type: 'automa-action', role: 'working', action: 'SA', rank: 2, special: 'replace-cubes', refused: [] },
    { type: 'automa-action', role: 'working', action: 'pressure', rank: null, refused: [] },
  ],
  'automa-done': [],
  'automa-influence': [
    {
      type: 'automa-influence',
      group: ['working', 'middle'],
      for: true,
      votes: { for: 3, against: 2 },
      ahead: true,
      needed: 2,
      own: 4,
      allies: 0,
      others: 3,
      instruction: 'ahead-others-more',
      fixed: 0,
      draw: 2,
    },
  ],
  'automa-influence-drawn': [
    {
      type: 'automa-influence-drawn',
      group: ['working'],
      deck: 'working',
      cards: ['ai-working-1'],
      symbols: 1,
      amount: 1,
      shares: { working: 1 },
      lot: [],
    },
  ],
  'automa-draw': [
    { type: 'automa-draw', role: 'middle', why: 'yes-no', cards: ['ai-middle-1'], yes: true },
    { type: 'automa-draw', role: 'middle', why: 'yes-no', cards: ['ai-middle-2'], yes: false },
    { type: 'automa-draw', role: 'middle', why: 'bill', cards: ['ai-middle-1'], yes: true },
  ],
  'ai-deck-renewed': [{ type: 'ai-deck-renewed', role: 'middle', cards: 25 }],
  'immediate-vote-tested': [true, false].map((called) => ({
    type: 'immediate-vote-tested',
    role: 'working',
    policy: 2,
    section: 'A',
    sides: null,
    own: 3,
    others: 1,
    cost: 1,
    cubes: { own: 8, opponent: 8 },
    ally: null,
    called,
  })),
  'preference-list': [
    {
      type: 'preference-list',
      role: 'capitalist',
      list: 'c-build-company',
      candidates: [
        { id: 'academy', label: say('company.academy') },
        { id: 'clinic', label: say('company.clinic') },
      ],
      results: [{ bullet: 'automated', found: [1, null], left: ['academy'], skipped: false, decides: true }],
      chosen: 'academy',
      lot: false,
    },
  ],
  'priority-moved': [],
  'priority-collapsed': [],
  'priority-board': [],
  'strike-response': [true, false].map((raised) => ({
    type: 'strike-response',
    role: 'capitalist',
    company: 'clinic',
    cards: ['ai-capitalist-1'],
    raised,
  })),
  'policy-frozen': [{ type: 'policy-frozen', role: 'middle', policy: 2 }],
  'policy-locked': [{ type: 'policy-locked', policy: 1 }],
  'policy-unlocked': [{ type: 'policy-unlocked', policy: 1 }],
  'crisis-card': [{ type: 'crisis-card', card: 'cr01' }],
  'crisis-started': [{ type: 'crisis-started', card: 'cr01', loans: 2, limit: 1, treasury: 30 }],
  'crisis-passed-over': [{ type: 'crisis-passed-over', card: 'cr08' }],
  'crisis-part': (['bills', 'policies', 'effects', 'loans', 'legitimacy'] as const).map((part) => ({
    type: 'crisis-part',
    card: 'cr01',
    part,
  })),
  'crisis-ended': [],
  bond: (['declined', 'taken', 'returned', 'repaid'] as const).map((outcome) => ({
    type: 'bond',
    class: 'middle',
    outcome,
    lent: 30,
    due: 40,
  })),
  'event-given': [true, false].map((kept) => ({ type: 'event-given', event: 'drought', class: 'working', kept })),
  'benefit-used': [{ type: 'benefit-used', event: 'drought', class: 'working' }],
  'hidden-agenda': [
    { type: 'hidden-agenda', role: 'state', outcome: 'chosen' },
    ...(['chosen', 'fulfilled', 'lost'] as const).map(
      (outcome) => ({ type: 'hidden-agenda', role: 'state', outcome, agenda: 'ha02' }) as const,
    ),
  ],
  history: [
    ...(['revealed', 'put-back', 'happens', 'fails', 'expired'] as const).map(
      (outcome) => ({ type: 'history', card: 'he10', outcome }) as const,
    ),
    { type: 'history', card: 'he10', outcome: 'happens', role: 'working' },
  ],
  'company-lost': [{ type: 'company-lost', role: 'middle', company: 'pharmacy' }],
}

const KINDS = new Set(LOG_KINDS.map(({ id }) => id))
const LANGUAGES = ['en', 'uk', 'pl'] as const

describe('log lines of Hegemony', () => {
  it('include a line for every event', () => {
    for (const event of Object.values(TOLD).flat()) expect(presented.line(event), JSON.stringify(event)).not.toBeNull()
  })

  it('omit events that another line covers', () => {
    expect(presented.line({ type: 'bill-returned', role: 'working', policy: 3, why: 'vote' })).toBeNull()
  })

  it.each(LANGUAGES)('find all texts in %s', (language) => {
    const { say } = wordsIn(language)
    for (const event of Object.values(TOLD).flat()) {
      const line = presented.line(event)
      if (line === null) continue
      expect(KINDS, line.kind).toContain(line.kind)
      const text = say(line.message)
      expect(text, JSON.stringify(event)).not.toMatch(/[{}]|log\.|undefined|NaN/)
      expect(text.length, text).toBeGreaterThan(1)
    }
  })

  it('use the plural forms of each language', () => {
    const drawn = (count: number): HegemonyEvent => ({ type: 'cards-drawn', role: 'working', count })
    const said = (language: (typeof LANGUAGES)[number], event: HegemonyEvent) => {
      const line = presented.line(event)
      return line === null ? '' : plainSpaces(wordsIn(language).say(line.message))
    }
    expect([1, 2, 5].map((count) => said('en', drawn(count)))).toEqual([
      'Draws 1 card.',
      'Draws 2 cards.',
      'Draws 5 cards.',
    ])
    expect([1, 2, 5, 21].map((count) => said('uk', drawn(count)))).toEqual([
      'Бере 1 карту.',
      'Бере 2 карти.',
      'Бере 5 карт.',
      'Бере 21 карту.',
    ])
    expect([1, 2, 5, 22].map((count) => said('pl', drawn(count)))).toEqual([
      'Dobiera 1 kartę.',
      'Dobiera 2 karty.',
      'Dobiera 5 kart.',
      'Dobiera 22 karty.',
    ])
    const cubes = (amount: number): HegemonyEvent => ({
      type: 'cubes',
      class: 'working',
      from: 'supply',
      to: 'bag',
      amount,
      why: 'pressure',
    })
    expect([1, 3, 5].map((amount) => said('pl', cubes(amount)))).toEqual([
      'Dodaje 1 kostkę głosowania do woreczka.',
      'Dodaje 3 kostki głosowania do woreczka.',
      'Dodaje 5 kostek głosowania do woreczka.',
    ])
  })

  it('mark events of a company with its owner at that time', () => {
    const company = 'university-hospital' // public, and privatized
    for (const owner of ['state', 'capitalist'] as const) {
      const told: readonly HegemonyEvent[] = [
        { type: 'produced', company, owner, amount: 4 },
        { type: 'wage', company, owner, from: 2, to: 3 },
        { type: 'machinery', company, owner, placed: true },
        { type: 'committed', company, owner, committed: true },
      ]
      for (const event of told) expect(presented.line(event)?.seats, event.type).toEqual([owner])
      expect(presented.line({ type: 'strike', company, owner, outcome: 'held' })?.seats).toEqual(['working', owner])
    }
  })

  it('name the player without room for lost goods', () => {
    const lost = { type: 'goods', resource: 'food', to: 'supply', amount: 2, why: 'overflow' } as const
    const places = ['middle', 'capitalist', 'free-trade-zone', 'public-services'] as const
    const losers = places.map((from) => presented.line({ ...lost, from })?.seats)
    expect(losers).toEqual([['middle'], ['capitalist'], ['capitalist'], ['state']])
  })

  it('use the grammatical case that the sentence requires', () => {
    const wages = presented.line({
      type: 'money',
      from: 'capitalist',
      to: 'working',
      amount: 20,
      why: 'wages',
      subject: 'supermarket',
    })
    const said = LANGUAGES.map((language) => (wages === null ? '' : wordsIn(language).say(wages.message)))
    expect(said).toEqual([
      'Pays the Working Class 20\u00A0₳: wages, Supermarket.',
      'Платить Робітничому класу 20\u00A0₳: заробітна плата, Супермаркет.',
      'Płaci Klasie Robotniczej 20\u00A0₳: wynagrodzenia, Supermarket.',
    ])
  })

  it.each([2, 3, 4] as const)('need only the base game’s messages for a whole match of %i players', (players) => {
    const match = startMatch(players, `log ${players}`)
    playByChance(match, players, () => {})
    const words = LANGUAGES.map((language) => wordsIn(language, 'base-game'))
    const { events } = match.observe('spectator')
    expect(events.length).toBeGreaterThan(300)
    for (const event of events) {
      const line = presented.line(event)
      if (line !== null) for (const { say } of words) expect(say(line.message)).not.toBe('')
    }
  })
})
