// The prosperity track of a labouring class, with what the next space brings.
import { PROSPERITY } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Track } from '../marks/Track.tsx'
import type { LabourClass, LabourView } from '../model.ts'

interface ProsperityProps {
  readonly of: LabourClass
  readonly player: LabourView
}

export function Prosperity({ of, player }: ProsperityProps) {
  const { say } = useWords()
  return (
    <div data-tip="word:board.prosperity.tip" data-anchor={`prosperity:${of}`}>
      <div className="hg-lab">
        <span>
          <Icon name="prosperity" size={14} />
          {say('board.prosperity')}
        </span>
        <span className="num">{say('board.prosperity.next', { vp: player.nextProsperity })}</span>
      </div>
      <Track
        at={player.prosperity}
        spaces={PROSPERITY[of].map(String)}
        label={say('board.prosperity.label', { space: player.prosperity })}
      />
    </div>
  )
}
