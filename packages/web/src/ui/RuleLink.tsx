// A link to a rule or chapter. At the table it opens beside the board, so that the player keeps their place.
import type { ReactNode } from 'react'
import { useWords } from '../i18n/context.ts'
import { ruleDrawer } from './rule-drawer.ts'

interface RuleLinkProps {
  readonly rule: string
  /** The text of the link; the default is the rule id. */
  readonly children?: ReactNode
}

export function RuleLink({ rule, children }: RuleLinkProps) {
  const { say } = useWords()
  return (
    <a
      className="rule"
      href={`#/rules/${rule}`}
      {...(children === undefined ? { 'aria-label': say('ui.rule.open', { rule }) } : {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        ruleDrawer.open(rule)
      }}
    >
      {children ?? rule}
    </a>
  )
}
