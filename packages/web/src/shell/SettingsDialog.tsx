// Language, theme, motion, text size, pace of bots.
import { PACES } from '@hustings/protocol'
import { useWords } from '../i18n/context.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/types.ts'
import { MOTIONS, NEWS, settings, TEXT_SIZES, THEMES, TURN_ENDS } from '../settings/settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Segmented } from '../ui/Segmented.tsx'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const { say } = useWords()
  const now = useSettings()
  const sizes = TEXT_SIZES.map((size) => ({ value: String(size), label: `${size} %` }))
  return (
    <Dialog title={say('ui.settings')} open={open} onClose={onClose}>
      <div className="settings">
        <Row label={say('ui.language')}>
          <Segmented
            label={say('ui.language')}
            value={now.language}
            values={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(language) => settings.change({ language })}
          />
        </Row>
        <Row label={say('ui.theme')}>
          <Segmented
            label={say('ui.theme')}
            value={now.theme}
            values={THEMES.map((value) => ({ value, label: say(`ui.theme.${value}`) }))}
            onChange={(theme) => settings.change({ theme })}
          />
        </Row>
        <Row label={say('ui.motion')}>
          <Segmented
            label={say('ui.motion')}
            value={now.motion}
            values={MOTIONS.map((value) => ({ value, label: say(`ui.motion.${value}`) }))}
            onChange={(motion) => settings.change({ motion })}
          />
        </Row>
        <Row label={say('ui.textSize')}>
          <Segmented
            label={say('ui.textSize')}
            value={String(now.textSize)}
            values={sizes}
            onChange={(value) => {
              const textSize = TEXT_SIZES.find((size) => String(size) === value)
              if (textSize !== undefined) settings.change({ textSize })
            }}
          />
        </Row>
        <Row label={say('ui.pace')}>
          <Segmented
            label={say('ui.pace')}
            value={now.pace}
            values={PACES.map((value) => ({ value, label: say(`ui.pace.${value}`) }))}
            onChange={(pace) => settings.change({ pace })}
          />
        </Row>
        <Row label={say('ui.turnEnd')}>
          <Segmented
            label={say('ui.turnEnd')}
            value={now.turnEnd}
            values={TURN_ENDS.map((value) => ({ value, label: say(`ui.turnEnd.${value}`) }))}
            onChange={(turnEnd) => settings.change({ turnEnd })}
          />
        </Row>
        <Row label={say('ui.news')}>
          <Segmented
            label={say('ui.news')}
            value={now.news}
            values={NEWS.map((value) => ({ value, label: say(`ui.news.${value}`) }))}
            onChange={(news) => settings.change({ news })}
          />
        </Row>
      </div>
    </Dialog>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="settings-row">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}
