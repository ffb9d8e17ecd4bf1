// The effect of a policy section in a cell: a figure and an icon.
import { IMMIGRATION_CARDS, MINIMUM_WAGE, PUBLIC_COMPANIES_OPEN, TARIFFS, WELFARE_PRICE } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Policy, Section } from '../words/model.ts'

interface PolicyEffectProps {
  readonly policy: Policy
  readonly section: Section
  /** The tax multiplier of each section in the current state. */
  readonly tax: number
}

export function PolicyEffect({ policy, section, tax }: PolicyEffectProps) {
  const { say } = useWords()
  switch (policy) {
    case 1:
      return (
        <>
          <b>{PUBLIC_COMPANIES_OPEN[section]}</b>
          <Icon name="public" size={14} />
        </>
      )
    case 2: {
      const least = MINIMUM_WAGE[section]
      const level = (step: number) => say('board.level', { level: step })
      return <b>{least === 3 ? level(3) : `${level(least)}–${level(3)}`}</b>
    }
    case 3:
      return (
        <>
          <Icon name="tax" size={14} />
          <b>× {tax}</b>
        </>
      )
    case 4:
    case 5:
      return (
        <>
          <b>{WELFARE_PRICE[section]}</b>
          <Icon name="money" size={13} />
        </>
      )
    case 6:
      return (
        <b>
          +{TARIFFS[section].food} +{TARIFFS[section].luxury}
        </b>
      )
    case 7:
      return (
        <>
          <b>+{IMMIGRATION_CARDS[section]}</b>
          <Icon name="worker" size={13} />
        </>
      )
  }
}
