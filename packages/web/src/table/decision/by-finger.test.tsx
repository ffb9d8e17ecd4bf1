// A finger's first tap selects, its second confirms, on a large screen as on a phone; mouse and keyboard answer at once.
import type { Decision } from '@hustings/kernel'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ui } from '../../games/ballot/ui.tsx'
import { atTable } from '../../testing/at-table.tsx'
import Chooser from '../board/Chooser.tsx'
import { Spot } from '../board/Spot.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { OptionsPanel } from './OptionsPanel.tsx'

const PICK: Decision = {
  id: '4.0:red',
  seat: 'red',
  prompt: { key: 'ballot.ask.card' },
  shape: 'pick',
  options: [
    { id: 'smear', label: { key: 'ballot.card.smear', params: { strength: 1 } }, target: 'card:smear' },
    { id: 'pass', label: { key: 'ballot.pass' } },
  ],
}
const CONFIRM: Decision = {
  id: '7.0:red',
  seat: 'red',
  prompt: { key: 'ballot.ask.advertise', params: { coins: 1 } },
  shape: 'confirm',
}
const NUMBER: Decision = {
  id: '5.0:red',
  seat: 'red',
  prompt: { key: 'ballot.ask.canvass' },
  shape: 'number',
  min: 1,
  max: 9,
}

type Hand = 'touch' | 'mouse'

function press(thing: Element, hand: Hand = 'touch'): void {
  fireEvent(thing, new PointerEvent('pointerdown', { pointerType: hand, bubbles: true }))
  fireEvent.pointerEnter(thing)
  fireEvent.focus(thing)
  fireEvent.click(thing)
  if (hand === 'touch') fireEvent.pointerLeave(thing)
}

afterEach(() => {
  fireEvent(document.body, new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }))
})

function bar(decision: Decision) {
  const frame = {
    step: 4,
    viewer: 'red',
    view: {},
    decision,
    waitingFor: ['red'],
    undoRefused: null,
    canRedo: false,
    undoAsk: null,
    standings: null,
  }
  const nothing = () => {}
  return (
    <DecisionBar
      decision={decision}
      frame={frame}
      ui={ui}
      onUndo={nothing}
      onRedo={nothing}
      onProceed={nothing}
      onHurry={nothing}
      onResult={nothing}
    />
  )
}

describe('a finger', () => {
  it('selects in the list of options, and confirms with a second tap', async () => {
    const { answers } = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    const row = screen.getByRole('button', { name: 'Smear: 1 rival cube' })
    press(row)
    expect(answers).toEqual([])
    expect(row.getAttribute('aria-pressed')).toBe('true')
    press(row)
    expect(answers).toEqual(['smear'])
  })

  it('selects a card or a thing on the board, and confirms beside the question', async () => {
    const things = (
      <>
        <Spot target="card:smear" className="card">
          Smear
        </Spot>
        {bar(PICK)}
      </>
    )
    const { answers, container, attention } = await atTable(things, { decision: PICK })
    expect(screen.queryByTestId('confirm-option')).toBeNull()
    press(container.querySelector('[data-target]') ?? container)
    expect(answers).toEqual([])
    expect(attention.target('card:smear').selected).toBe(true)
    press(screen.getByTestId('confirm-option'))
    expect(answers).toEqual(['smear'])
  })

  it('selects among several options of one thing, and what stands in the bar', async () => {
    const at = document.body
    const offering = { options: PICK.shape === 'pick' ? PICK.options : [], at }
    const { answers, attention } = await atTable(
      <>
        <Chooser decision={PICK} offering={offering} onClose={() => {}} />
        {bar(PICK)}
      </>,
      { decision: PICK },
    )
    press(screen.getByRole('button', { name: 'Smear: 1 rival cube' }))
    expect(attention.get().selected).toBe('smear')
    const pass = document.querySelector('[data-testid="decision"] [data-option="pass"]') ?? at
    press(pass)
    expect([attention.get().selected, answers]).toEqual(['pass', []])
    press(pass)
    expect(answers).toEqual(['pass'])
  })

  it('says yes or no with two taps', async () => {
    const { answers, attention } = await atTable(bar(CONFIRM), { decision: CONFIRM })
    const yes = screen.getByRole('button', { name: 'Yes' })
    press(yes)
    expect([attention.get().selected, answers]).toEqual([true, []])
    press(screen.getByRole('button', { name: 'No' }))
    expect([attention.get().selected, answers]).toEqual([false, []])
    press(screen.getByRole('button', { name: 'No' }))
    expect(answers).toEqual([false])
  })
})

describe('mouse and keyboard', () => {
  it('answer at once', async () => {
    const list = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    press(screen.getByRole('button', { name: 'Smear: 1 rival cube' }), 'mouse')
    expect(list.answers).toEqual(['smear'])
    list.unmount()
    const { answers } = await atTable(bar(CONFIRM), { decision: CONFIRM })
    press(screen.getByRole('button', { name: 'Yes' }), 'mouse')
    expect(answers).toEqual([true])
    press(document.body)
    const no = screen.getByRole('button', { name: 'No' })
    fireEvent.keyDown(no, { key: 'Enter' })
    fireEvent.click(no)
    expect(answers).toEqual([true, false])
  })
})

describe('beside the question', () => {
  it('an amount is chosen and locked in, the same as in the list', async () => {
    const { answers, container } = await atTable(
      <>
        {bar(NUMBER)}
        <OptionsPanel decision={NUMBER} ui={ui} />
      </>,
      { decision: NUMBER },
    )
    const more = container.querySelector('[data-testid="decision"] form input + button') ?? container
    press(more, 'mouse')
    press(more, 'mouse')
    expect(container.querySelector('#options :checked')?.closest('[data-number]')?.getAttribute('data-number')).toBe(
      '3',
    )
    fireEvent.submit(container.querySelector('[data-testid="decision"] form') ?? container)
    expect(answers).toEqual([3])
  })
})
