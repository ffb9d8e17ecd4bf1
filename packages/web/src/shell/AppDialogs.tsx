// The dialogs of the menu on every page, loaded when one of them first opens.
import { AboutDialog } from './AboutDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'

export type Opened = 'settings' | 'keys' | 'about' | null

interface AppDialogsProps {
  readonly opened: Opened
  readonly onClose: () => void
}

export default function AppDialogs({ opened, onClose }: AppDialogsProps) {
  return (
    <>
      <SettingsDialog open={opened === 'settings'} onClose={onClose} />
      <KeysDialog open={opened === 'keys'} onClose={onClose} />
      <AboutDialog open={opened === 'about'} onClose={onClose} />
    </>
  )
}
