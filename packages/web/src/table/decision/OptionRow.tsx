// One option in words: number, label, and for a blocked one the reason with its rule.

import type { Decision, Option } from '@hustings/kernel'
import { memo, useId } from 'react'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { RuleLink } from '../../ui/RuleLink.tsx'
import { useOptionState, useTable } from '../model/context.ts'

interface OptionRowProps {
  readonly option: Option
  /** What it says, told apart from others that say the same. */
  readonly label: string
  readonly place: number
  readonly decision: Decision
  readonly icon: IconName | null
}

export const OptionRow = memo(function OptionRow({ option, label, place, decision, icon }: OptionRowProps) {
  const { say } = useWords()
  const table = useTable()
  const state = useOptionState(option.id)
  const isPointed = state === 'pointed'
  const isSelected = state === 'selected'
  return (
    <li>
      <button
        type="button"
        className="opt"
        data-option={option.id}
        {...(isPointed ? { 'data-pointed': true } : {})}
        {...(isSelected ? { 'data-selected': true, 'aria-pressed': true } : {})}
        {...(place <= 9 ? { 'aria-keyshortcuts': String(place) } : {})}
        // The focus stays where it is: a focused row that is taken away makes the browser lay out the page at once.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => table.choose(decision, option.id)}
        onPointerEnter={() => table.point(option)}
        onPointerLeave={() => table.point(null)}
        onFocus={() => table.point(option)}
        onBlur={() => table.point(null)}
      >
        <KeyCap>{place <= 9 ? place : '·'}</KeyCap>
        <span className="what">
          {label}
          {option.hint !== undefined && <small className="hint">{sentence(say(option.hint))}</small>}
        </span>
        {icon !== null && <Icon name={icon} size={15} />}
      </button>
    </li>
  )
})

export const BlockedRow = memo(function BlockedRow({ option }: { readonly option: Option }) {
  const { say } = useWords()
  const table = useTable()
  const id = useId()
  if (option.blocked === undefined) return null
  return (
    <li className="no">
      <button
        type="button"
        className="opt"
        data-option={option.id}
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => table.explain(option)}
        onPointerEnter={() => table.point(option)}
        onPointerLeave={() => table.point(null)}
        onFocus={() => table.point(option)}
        onBlur={() => table.point(null)}
      >
        <Icon name="blocked" size={15} label={say('ui.blocked')} />
        <b className="what">{sentence(say(option.label))}</b>
      </button>
      <p className="reason">
        <span className="sub" id={id}>
          {say(option.blocked)}
        </span>{' '}
        <RuleLink rule={option.blocked.rule} />
      </p>
    </li>
  )
})
