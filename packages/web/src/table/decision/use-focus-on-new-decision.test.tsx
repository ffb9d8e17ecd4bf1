import type { Decision } from '@hustings/kernel'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { afterPaint } from '../../ui/after-paint.ts'
import { useFocusOnNewDecision } from './use-focus-on-new-decision.ts'

afterEach(cleanup)

const asked = (id: string): Decision => ({ id, seat: 'red', prompt: { key: 'ui.replay' }, shape: 'confirm' })

function Page({ id, place = true }: { readonly id: string; readonly place?: boolean }) {
  const panel = useFocusOnNewDecision(asked(id))
  return (
    <>
      <section ref={panel} tabIndex={-1} data-testid="panel" />
      {place && <button type="button" data-testid="place" />}
    </>
  )
}

const focused = () => document.activeElement
const panel = () => screen.getByTestId('panel')
/** Resolves after the next paint. */
const painted = () => act(() => new Promise<void>((done) => afterPaint(() => afterPaint(done))))

/** A decision that was answered on the board by keyboard, and the next one; its place on the board is there for a while. */
async function answeredOnBoard() {
  const { rerender } = render(<Page id="1" />)
  await waitFor(() => expect(focused()).toBe(panel()))
  act(() => screen.getByTestId('place').focus())
  rerender(<Page id="2" />)
  await painted()
  expect(focused()).toBe(screen.getByTestId('place'))
  return rerender
}

describe('the focus after a choice on the board', () => {
  it('moves to the decision when the place is removed long after the decision came', async () => {
    const rerender = await answeredOnBoard()
    rerender(<Page id="2" place={false} />)
    await waitFor(() => expect(focused()).toBe(panel()))
  })

  it('moves to the decision when the browser takes it from a hidden place', async () => {
    await answeredOnBoard()
    const place = screen.getByTestId('place')
    place.checkVisibility = () => false
    act(() => place.blur())
    await waitFor(() => expect(focused()).toBe(panel()))
  })

  it('leaves the page from a place that is still there', async () => {
    await answeredOnBoard()
    act(() => screen.getByTestId('place').blur())
    await painted()
    expect(focused()).toBe(document.body)
  })

  it('stays away from the decision when a dialog closes', async () => {
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.dataset.state = 'open'
    dialog.innerHTML = '<button>Close</button>'
    await answeredOnBoard()
    document.body.append(dialog)
    act(() => dialog.querySelector('button')?.focus())
    act(() => dialog.remove())
    await painted()
    expect(focused()).toBe(document.body)
  })

  it('stays away from the decision when a pointer has taken it from the place', async () => {
    const rerender = await answeredOnBoard()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }))
    act(() => screen.getByTestId('place').blur())
    rerender(<Page id="2" place={false} />)
    await painted()
    expect(focused()).toBe(document.body)
  })
})
