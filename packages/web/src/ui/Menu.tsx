// A button that opens a menu. The code of the menu is loaded on hover or focus.
import { type ComponentType, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { MenuEntry, MenuProps } from './OpenedMenu.tsx'

export type { MenuEntry }

const load = () => import('./OpenedMenu.tsx')
/** A failed load is tried again when the menu opens. */
const loadAhead = () => void load().catch(() => {})

export function Menu(props: MenuProps) {
  const [Opened, setOpened] = useState<ComponentType<MenuProps> | null>(null)
  if (Opened !== null) return <Opened {...props} />
  const { label, icon, children } = props
  const open = () =>
    void load().then(
      ({ OpenedMenu }) => setOpened(() => OpenedMenu),
      () => {}, // offline and never loaded: the menu stays closed
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
