// A button that opens a list of things to do. The list itself comes when somebody is about to open it.
import { type ComponentType, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { MenuEntry, MenuProps } from './OpenedMenu.tsx'

export type { MenuEntry }

const load = () => import('./OpenedMenu.tsx')
/** What cannot be fetched now is asked for again when it is wanted. */
const loadAhead = () => void load().catch(() => {})

export function Menu(props: MenuProps) {
  const [Opened, setOpened] = useState<ComponentType<MenuProps> | null>(null)
  if (Opened !== null) return <Opened {...props} />
  const { label, icon, children } = props
  const open = () =>
    void load().then(
      ({ OpenedMenu }) => setOpened(() => OpenedMenu),
      () => {}, // without a connection, and never fetched: it stays closed
    )
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open()
      }}
    >
      <Icon name={icon} size={19} />
      {children}
    </button>
  )
}
