// A sheet over the board, beside the part of it that moves. Not modal: the decision bar stays free, and it can be folded away.
import type { ReactNode } from 'react'
import type { Dock } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'

interface OverBoardProps {
  readonly dock: Dock
  readonly label: string
  readonly onFold: () => void
  readonly children: ReactNode
  /** Under the sheet: what else is folded. */
  readonly below?: ReactNode
}

export function OverBoard({ dock, label, onFold, children, below }: OverBoardProps) {
  const { say } = useWords()
  return (
    <div className="over-board" data-dock={dock}>
      <section className="over-sheet" data-testid="sheet" aria-label={label}>
        <button type="button" className="iconbtn fold" aria-label={say('ui.fold')} onClick={onFold}>
          <Icon name="close" size={18} />
        </button>
        {children}
      </section>
      {below}
    </div>
  )
}
