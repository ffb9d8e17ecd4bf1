// Where the viewer's hand lies on a desk. Whenever a card can be chosen, and on a high desk while nothing on the board is
// asked for, it opens upward over the edge of the board, as high as its texts are, and the decision bar rises with it.
// Otherwise it folds into its row, unless that has room for all of it. H, or its button, opens it too.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps, GameUi } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Part } from './board/Part.tsx'
import { offeredIn } from './decision/options.ts'
import { useDecision } from './model/context.ts'
import { useShort } from './use-layout.ts'

interface HandPlaceProps {
  readonly ui: GameUi
  readonly board: BoardProps<unknown>
}

export function HandPlace({ ui, board }: HandPlaceProps) {
  const { say } = useWords()
  const { Hand } = ui
  const needed = useNeeded(ui)
  const [wish, setWish] = useState<boolean | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish holds until the hand is needed, or no longer needed
  useEffect(() => setWish(null), [needed])
  const place = useRef<HTMLDivElement>(null)
  const [high, setHigh] = useState(false)
  useRaised(place, setHigh)
  // Going there by key opens it.
  useEffect(() => {
    const here = place.current
    const open = () => setWish(true)
    here?.addEventListener('focus', open)
    return () => here?.removeEventListener('focus', open)
  }, [])
  if (Hand === undefined) return null
  const open = wish ?? (needed || !high)
  const word = say(open ? 'ui.hand.fold' : 'ui.hand.open')
  return (
    <div
      ref={place}
      className="desk-hand"
      data-testid="desk-hand"
      id="hand"
      tabIndex={-1}
      data-open={open}
      data-high={high}
    >
      <div className="hand-sheet">
        <Part of={Hand} board={board} />
        <button
          type="button"
          className="hand-fold"
          aria-expanded={open}
          aria-label={word}
          title={word}
          onClick={() => setWish(!open)}
        >
          <Icon name="down" size={14} />
        </button>
      </div>
    </div>
  )
}

/**
 * Lifts the decision bar as far as the open hand stands above its row: it alone, for what the desk is told all on it hear.
 * Tells whether the hand, when it was last open, was higher than its row.
 */
function useRaised(place: React.RefObject<HTMLDivElement | null>, tellHigh: (high: boolean) => void): void {
  useLayoutEffect(() => {
    const sheet = place.current?.firstElementChild
    const bar = place.current?.parentElement?.querySelector('[data-part="desk-bar"]')
    if (!place.current || !(sheet instanceof HTMLElement) || !(bar instanceof HTMLElement)) return
    const row = place.current
    let raised = 0
    const measure = () => {
      const now = Math.max(0, sheet.offsetHeight - row.offsetHeight)
      if (row.dataset.open === 'true') tellHigh(now > 0)
      if (now !== raised) bar.style.translate = `0 ${-now}px`
      raised = now
    }
    const watch = new ResizeObserver(measure)
    watch.observe(sheet)
    watch.observe(row)
    return () => watch.disconnect()
  }, [place, tellHigh])
}

/** Whether the hand is to be read: a card can be chosen, or, where the desk is high enough, nothing is to be found on the board. */
function useNeeded(ui: GameUi): boolean {
  const decision = useDecision()
  const short = useShort()
  const hand = ui.sections.find(({ id }) => id === 'hand')
  const pointedAt = offeredIn(decision).legal.flatMap(({ target }) => (target === undefined ? [] : [target]))
  return (!short && pointedAt.length === 0) || pointedAt.some((target) => hand?.holds(target) === true)
}
