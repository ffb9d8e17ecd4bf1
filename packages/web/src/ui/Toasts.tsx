// Shows the toasts; each closes automatically, but not while the pointer or focus is on it. A live region that is always
// rendered announces them on every page.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../i18n/context.ts'
import type { Translator } from '../i18n/translator.ts'
import { Icon } from './Icon.tsx'
import { noticePlaces } from './NoticePlace.tsx'
import { type Toast, toasts, type Wording } from './toasts.ts'

const STAYS = 8000

export function Toasts() {
  const { say } = useWords()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const last = shown.at(-1)
  const place = useSyncExternalStore(noticePlaces.subscribe, noticePlaces.get)
  const notices = shown.length > 0 && (
    <section className="toasts" aria-label={say('ui.notices')}>
      {shown.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
    </section>
  )
  return (
    <>
      <p className="visually-hidden" role="status">
        {last !== undefined && worded(say, last.text)}
      </p>
      {place === null ? notices : createPortal(notices, place)}
    </>
  )
}

function worded(say: Translator['say'], wording: Wording): string {
  return typeof wording === 'string' ? wording : say(wording)
}

function Notice({ toast }: { readonly toast: Toast }) {
  const { say } = useWords()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || toast.lasting === true) return
    const timer = setTimeout(() => toasts.dismiss(toast.id), STAYS)
    return () => clearTimeout(timer)
  }, [held, toast.id, toast.lasting])
  const { action } = toast
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it from going away
    <div
      className={`toast ${toast.tone}`}
      data-testid="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && toast.lasting !== true && toasts.dismiss(toast.id)}
    >
      <span className="toast-text">{worded(say, toast.text)}</span>
      {action !== undefined && (
        <button
          type="button"
          className="toast-act"
          onClick={() => {
            action.act()
            if (toast.lasting !== true) toasts.dismiss(toast.id)
          }}
        >
          {worded(say, action.label)}
        </button>
      )}
      {toast.lasting !== true && (
        <button
          type="button"
          className="toast-close"
          aria-label={say('ui.close')}
          onClick={() => toasts.dismiss(toast.id)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
