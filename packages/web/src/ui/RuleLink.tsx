// The id of a rule as a link to it. At the table it opens beside the board, so that nobody loses their place.
import { useWords } from '../i18n/context.ts'
import { ruleDrawer } from './rule-drawer.ts'

export function RuleLink({ rule }: { readonly rule: string }) {
  const { say } = useWords()
  return (
    <a
      className="rule"
      href={`#/rules/${rule}`}
      aria-label={say('ui.rule.open', { rule })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        ruleDrawer.open(rule)
      }}
    >
      {rule}
    </a>
  )
}
