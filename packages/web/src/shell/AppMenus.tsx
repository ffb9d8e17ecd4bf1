// The buttons at the right of every header: rules, language, theme, and a menu for the rest.
import { lazy, memo, Suspense, useState } from 'react'
import { useWords } from '../i18n/context.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/types.ts'
import { settings, THEMES, type Theme } from '../settings/settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Icon } from '../ui/Icon.tsx'
import { Menu, type MenuEntry } from '../ui/Menu.tsx'
import { ruleDrawer } from '../ui/rule-drawer.ts'
import type { Opened } from './AppDialogs.tsx'

const AppDialogs = lazy(() => import('./AppDialogs.tsx'))

const THEME_ICONS = { system: 'contrast', light: 'sun', dark: 'moon' } as const

export interface AppMenusProps {
  /** The page's own menu items. */
  readonly entries: readonly MenuEntry[]
  /** Where the rules open: the game at the table, otherwise the start. */
  readonly rules?: string
}

export const AppMenus = memo(function AppMenus({ entries, rules = '' }: AppMenusProps) {
  const { say } = useWords()
  const [opened, setOpened] = useState<Opened>(null)
  const [used, setUsed] = useState(false)
  const close = () => setOpened(null)
  const open = (dialog: Opened) => {
    setUsed(true)
    setOpened(dialog)
  }
  const all: MenuEntry[] = [
    ...entries,
    {
      id: 'settings',
      label: say('ui.settings'),
      icon: 'settings',
      onSelect: () => open('settings'),
      apart: entries.length > 0,
    },
    { id: 'keys', label: say('ui.keys'), icon: 'keyboard', onSelect: () => open('keys') },
    { id: 'about', label: say('ui.about'), icon: 'about', onSelect: () => open('about') },
  ]
  return (
    <nav className="app-menus" aria-label={say('ui.menu.app')}>
      <button
        type="button"
        className="iconbtn"
        title={say('ui.rules')}
        aria-label={say('ui.rules')}
        onClick={() => ruleDrawer.open(rules)}
      >
        <Icon name="rules" size={19} />
      </button>
      <span className="quick-language">
        <LanguageMenu />
      </span>
      <span className="quick-theme">
        <ThemeMenu />
      </span>
      <Menu label={say('ui.menu')} icon="menu" entries={all} />
      {used && (
        <Suspense fallback={null}>
          <AppDialogs opened={opened} onClose={close} />
        </Suspense>
      )}
    </nav>
  )
})

function LanguageMenu() {
  const { say } = useWords()
  const { language } = useSettings()
  const entries = LANGUAGES.map((id) => ({
    id,
    label: LANGUAGE_NAMES[id],
    checked: id === language,
    onSelect: () => settings.change({ language: id }),
  }))
  return (
    <Menu label={`${say('ui.language')}: ${language.toUpperCase()}`} icon="language" entries={entries}>
      <span className="menu-value" aria-hidden="true">
        {language.toUpperCase()}
      </span>
    </Menu>
  )
}

function ThemeMenu() {
  const { say } = useWords()
  const { theme } = useSettings()
  const entries = THEMES.map((id: Theme) => ({
    id,
    label: say(`ui.theme.${id}`),
    checked: id === theme,
    onSelect: () => settings.change({ theme: id }),
  }))
  return <Menu label={say('ui.theme')} icon={THEME_ICONS[theme]} entries={entries} />
}
