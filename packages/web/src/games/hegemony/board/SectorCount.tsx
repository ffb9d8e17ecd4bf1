// How full a sector is: companies of spaces, and how many of them are operational.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'

interface SectorCountProps {
  readonly companies: number
  readonly spaces: number
  readonly operational: number
  /** The same in words. */
  readonly label: string
}

export function SectorCount({ companies, spaces, operational, label }: SectorCountProps) {
  const { say } = useWords()
  return (
    <span className="meta hg-count" role="img" aria-label={label} data-tip="term:sector">
      {say('board.count', { companies, spaces })}
      <Icon name="check" size={12} />
      {operational}
    </span>
  )
}
