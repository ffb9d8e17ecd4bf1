// Copies the address of a rule.
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Duration of the confirmation. */
const SAID = 2000

export function CopyLink({ rule }: { readonly rule: string }) {
  const { say } = useWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID)
    return () => clearTimeout(timer)
  }, [copied])
  // Pages over plain http have no clipboard.
  if (!window.isSecureContext) return null
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.href.split('#')[0]}#/rules/${rule}`)
    setCopied(true)
  }
  const label = say(copied ? 'ui.rules.copied' : 'ui.rules.copy', { rule })
  return (
    <button type="button" className="copy-link" title={label} aria-label={label} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'link'} />
    </button>
  )
}
