// Shares the link of a table: through the clipboard or the share menu of the device.
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { toasts } from '../ui/toasts.ts'

/** Codes are easier to read aloud in two halves. */
export function spelled(code: string): string {
  return code.replace(/^(.{4})(?=.)/, '$1-')
}

/** A link that shows a preview in messengers and leads to the invite page in a browser. */
export function linkTo(code: string): string {
  return `${window.location.origin}/j/${spelled(code)}`
}

interface CopyLinkProps {
  readonly code: string
  readonly primary?: boolean
}

export function CopyLink({ code, primary }: CopyLinkProps) {
  const { say } = useWords()
  const copy = async () => {
    const link = linkTo(code)
    try {
      await navigator.clipboard.writeText(link)
      toasts.show(say('online.copied'))
    } catch {
      // Browsers have no clipboard over plain http: the player can copy the visible text.
      toasts.show(link)
    }
  }
  return (
    <button type="button" className={`btn${primary === true ? ' primary' : ''}`} onClick={() => void copy()}>
      <Icon name={primary === true ? 'copy' : 'link'} /> {say('online.copy-link')}
    </button>
  )
}

export function SendLink({ code, title }: { readonly code: string; readonly title: string }) {
  const { say } = useWords()
  if (typeof navigator.share !== 'function') return null
  const send = () => navigator.share({ title, url: linkTo(code) }).catch(() => {})
  return (
    <button type="button" className="btn" onClick={() => void send()}>
      <Icon name="share" /> {say('online.send-link')}
    </button>
  )
}
