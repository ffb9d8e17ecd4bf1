// Giving somebody the way to a table: the link in the clipboard, or in whatever the device shares with.
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { toasts } from '../ui/toasts.ts'

/** Codes are read aloud in two halves. */
export function spelled(code: string): string {
  return code.replace(/^(.{4})(?=.)/, '$1-')
}

/** Opens in a browser and shows a preview in a messenger; then it leads to the page that says who invites. */
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
      // Over plain http browsers lend no clipboard: then it can be read.
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
