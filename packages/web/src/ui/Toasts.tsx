// Shows the notices; each goes by itself, but not while the pointer or the focus is on it.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.ts'
import { Icon } from './Icon.tsx'
import { type Toast, toasts } from './toasts.ts'

const STAYS = 8000

export function Toasts() {
  const { say } = useWords()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <section className="toasts" aria-label={say('ui.notices')} aria-live="polite">
      {shown.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function Notice({ toast }: { readonly toast: Toast }) {
  const { say } = useWords()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toasts.dismiss(toast.id), STAYS)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  const { action } = toast
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it from going away
    <div
      className={`toast ${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="grow">{toast.text}</span>
      {action !== undefined && (
        <button
          type="button"
          className="toast-act"
          onClick={() => {
            action.act()
            toasts.dismiss(toast.id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={say('ui.close')}
        onClick={() => toasts.dismiss(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
