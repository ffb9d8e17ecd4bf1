// The number of companies and spaces of a sector, and how many companies are operational.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'

interface SectorCountProps {
  readonly companies: number
  readonly spaces: number
  readonly operational: number
  /** The same as text. */
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
