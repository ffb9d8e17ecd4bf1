import { expect, it } from 'vitest'
import { resolving, ruleAgainst } from '../../../testing/events.ts'

it('H-FAQC-33: the chosen class names the Bill, the State proposes it with its own marker', () => {
  const { game, play } = resolving('civil-unrest', (s) => (s.state.influence = 0))
  expect(play.seat).toBe('state')
  expect(play.legal).toEqual(['class:working', 'class:capitalist'])
  play.answers('class:capitalist')
  expect(play.seat).toBe('capitalist')
  play.answers('bill:3B')
  expect(game.state.bills).toEqual({ 3: { by: 'state', section: 'B' } })
  expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 4 })
  expect(game.state.state.events).toEqual([])
})

it('H-FAQC-33: normal rules hold for the Bill', () => {
  const { play } = resolving('civil-unrest', (s) => {
    s.bills[2] = { by: 'middle', section: 'A' }
  })
  play.answers('class:working')
  expect(play.whyNot('bill:2A')?.rule).toBe('H-LAW-03')
  expect(play.whyNot('bill:3C')?.rule).toBe('H-LAW-02')
})

it('H-FAQC-33: the State alone decides on an Immediate Vote, pays for it and is for the Bill', () => {
  const { game, play } = resolving('civil-unrest', (s) => (s.state.influence = 3))
  play.answers('class:working', 'bill:2A')
  expect(play.seat).toBe('state')
  expect(play.prompt).toBe('ask.immediate-vote')
  play.answers(true)
  expect(game.state.state.influence).toBe(2)
  expect(play.seat).toBe('working')
  play.answers('for', 'for', 'for')
  expect(game.eventsOf('side')).toContainEqual({ type: 'side', role: 'state', for: true })
})

it('H-STATE-EVENT-02: not without a free marker of the State or a Policy without a Bill', () => {
  const noMarker = ruleAgainst('civil-unrest', (s) => {
    for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'state', section: 'B' }
  })
  expect(noMarker).toBe('H-STATE-EVENT-02')
  const noPolicy = ruleAgainst('civil-unrest', (s) => {
    for (const policy of [1, 2, 3, 4, 5, 6, 7] as const) s.bills[policy] = { by: 'working', section: 'B' }
  })
  expect(noPolicy).toBe('H-STATE-EVENT-02')
})
