// The header of every page except the table.
import type { ReactNode } from 'react'
import { useWords } from '../i18n/context.ts'
import type { MenuEntry } from '../ui/Menu.tsx'
import { NoticePlace } from '../ui/NoticePlace.tsx'
import { AppMenus } from './AppMenus.tsx'

interface PageHeaderProps {
  readonly children?: ReactNode
  readonly entries?: readonly MenuEntry[]
  /** Content before the menus. */
  readonly aside?: ReactNode
}

const NONE: readonly MenuEntry[] = []

export function PageHeader({ children, entries = NONE, aside }: PageHeaderProps) {
  const { say } = useWords()
  return (
    <header className="topbar page">
      <a className="brand" href="#/" title={say('ui.home')}>
        Hustings
      </a>
      <div className="grow muted">
        <NoticePlace />
        {children !== undefined && children !== false && <span className="page-says">{children}</span>}
      </div>
      {aside}
      <AppMenus entries={entries} />
    </header>
  )
}
