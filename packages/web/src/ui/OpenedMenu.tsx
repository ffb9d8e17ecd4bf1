// The list of a menu. It is open when first rendered; then its button opens and closes it.
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly onSelect: () => void
  readonly stop?: boolean
  /** A radio item. */
  readonly checked?: boolean
  /** Separated from the items above. */
  readonly apart?: boolean
}

export interface MenuProps {
  readonly label: string
  readonly icon: IconName
  readonly entries: readonly MenuEntry[]
  readonly children?: ReactNode
}

export function OpenedMenu({ label, icon, entries, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger className="iconbtn" aria-label={label} title={label}>
        <Icon name={icon} size={19} />
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { label, icon, onSelect, stop, checked, apart } = entry
  const classes = `menu-item${stop === true ? ' stop' : ''}`
  return (
    <>
      {apart === true && <Radix.Separator className="menu-line" />}
      {checked === undefined ? (
        <Radix.Item className={classes} onSelect={onSelect}>
          {icon !== undefined && <Icon name={icon} />}
          {label}
        </Radix.Item>
      ) : (
        <Radix.CheckboxItem className={classes} checked={checked} onSelect={onSelect}>
          <span className="menu-check">
            <Radix.ItemIndicator>
              <Icon name="check" />
            </Radix.ItemIndicator>
          </span>
          {label}
        </Radix.CheckboxItem>
      )}
    </>
  )
}
