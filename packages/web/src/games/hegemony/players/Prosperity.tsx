// The prosperity track of a class of workers, with the benefit of the next space.
import { PROSPERITY } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Track } from '../marks/Track.tsx'
import type { LabourClass, LabourView } from '../words/model.ts'
import { PanelRow } from './PanelRow.tsx'

interface ProsperityProps {
  readonly of: LabourClass
  readonly player: LabourView
}

export function Prosperity({ of, player }: ProsperityProps) {
  const { say } = useWords()
  return (
    <PanelRow
      icon="prosperity"
      word="board.prosperity"
      value={player.prosperity}
      term="prosperity"
      anchor={`prosperity:${of}`}
      aside={
        <span className="num" data-part="figure">
          {say('board.prosperity.next', { vp: player.nextProsperity })}
        </span>
      }
    >
      <Track
        at={player.prosperity}
        spaces={PROSPERITY[of].map(String)}
        label={say('board.prosperity.label', { space: player.prosperity })}
      />
    </PanelRow>
  )
}
