// What the person at the device points at and selects, and what that would change.
import type { Decision, Option, Preview } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { AttentionStore } from './attention.ts'

const STRIKE: Option = { id: 'strike', label: { key: 'strike' }, target: 'card:strike' }
const LOBBY: Option = { id: 'lobby', label: { key: 'lobby' }, target: 'card:lobby' }
const TURN: Decision = {
  id: '4.0:red',
  seat: 'red',
  prompt: { key: 'turn' },
  shape: 'pick',
  options: [STRIKE, LOBBY],
}
const CHANGES: Preview = { certain: true, changes: [{ number: 'vp:red', from: 0, to: 3 }] }

function asked(): AttentionStore {
  const attention = new AttentionStore()
  attention.ask(TURN)
  return attention
}

describe('what is selected on a phone', () => {
  it('shows on what it would change when the finger leaves it', () => {
    const attention = asked()
    attention.point(STRIKE)
    attention.show(TURN.id, STRIKE.id, CHANGES)
    attention.select(STRIKE.id)
    attention.point(null)
    expect(attention.get()).toMatchObject({ pointed: null, selected: STRIKE.id, preview: CHANGES })
  })

  it('gives way to what else is pointed at', () => {
    const attention = asked()
    attention.select(STRIKE.id)
    attention.show(TURN.id, STRIKE.id, CHANGES)
    attention.point(LOBBY)
    expect(attention.get().preview).toBeNull()
  })
})
