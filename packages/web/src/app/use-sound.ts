// Sound is allowed by any click of a visit, also in the lobby: the tones play later, without a click.
import { useEffect } from 'react'
import { allowSoundOnInput } from '../pages/online/chime.ts'
import { useSettings } from '../settings/use-settings.ts'

export function useSound(): void {
  const { tell } = useSettings()
  useEffect(() => (tell ? allowSoundOnInput() : undefined), [tell])
}
