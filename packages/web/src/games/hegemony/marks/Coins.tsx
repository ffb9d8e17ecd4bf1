// An amount of money with a coin icon.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'

interface CoinsProps {
  readonly amount: number
  readonly size?: number
}

export function Coins({ amount, size = 13 }: CoinsProps) {
  const { say, number } = useWords()
  return (
    <span className="hg-coins">
      {number(amount)}
      <Icon name="money" size={size} label={say('board.money')} />
    </span>
  )
}
