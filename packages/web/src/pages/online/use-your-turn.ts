// "Your turn" for players in another tab: title and icon of the tab, optionally a sound and a notification.
import type { Seat } from '@hustings/kernel'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/context.ts'
import { useSettings } from '../../settings/use-settings.ts'
import type { TableModel } from '../../table/model/model.ts'
import { chime } from './chime.ts'

const MARKED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="#1f1d19"/>' +
      '<path d="M128 150h256l-34 108H162zM196 270h120l22 112H174zM138 394h236v30H138z" fill="#fbf8f1"/>' +
      '<circle cx="384" cy="128" r="128" fill="#d6f23c" stroke="#1f1d19" stroke-width="24"/></svg>',
  )

export function useYourTurn(model: TableModel, table: string, mine: readonly Seat[]): void {
  const { say } = useWords()
  const { tell } = useSettings()
  const asked = useSyncExternalStore(model.subscribe, () =>
    model.get().frame.waitingFor.some((seat) => mine.includes(seat)),
  )
  const before = useRef(asked)
  useEffect(() => {
    document.title = asked ? `● ${say('online.at.your-turn')} · ${table}` : `${table} · Hustings`
  }, [asked, say, table])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon === null || !asked) return
    const plain = icon.getAttribute('href') ?? ''
    icon.setAttribute('href', MARKED)
    return () => icon.setAttribute('href', plain)
  }, [asked])
  useEffect(() => {
    const begins = asked && !before.current
    before.current = asked
    if (!begins || !tell) return
    chime()
    if (document.visibilityState === 'hidden' && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(say('online.at.your-turn'), { body: table, tag: table })
    }
  }, [asked, tell, say, table])
}
