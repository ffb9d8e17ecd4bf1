// How the turns of machines are told: step by step, quickly, or only their results. Kept with the person's settings.
import { PACES } from '@hustings/protocol'
import { useWords } from '../../i18n/context.ts'
import { settings } from '../../settings/settings.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

const ICONS = { step: 'step-on', quick: 'play', result: 'fast' } as const

export function PaceSwitch() {
  const { say } = useWords()
  const { pace } = useSettings()
  return (
    <div className="pace-switch">
      <Segmented
        label={say('ui.pace')}
        value={pace}
        values={PACES.map((value) => ({
          value,
          name: say(`ui.pace.${value}`),
          label: (
            <>
              <Icon name={ICONS[value]} size={14} /> {say(`ui.pace.short.${value}`)}
            </>
          ),
        }))}
        onChange={(next) => settings.change({ pace: next })}
      />
    </div>
  )
}
