// Starts a match from a draft and opens its table.
import { troubleOf } from '@hustings/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { createMatch } from '../../device/client.ts'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { type Draft, optionsOf } from '../../seating/draft.ts'
import { dealt, seatingOf } from '../../seating/plan.ts'
import { settings } from '../../settings/settings.ts'
import { ahead } from '../../shell/ahead.ts'
import { loadWords } from '../../shell/Words.tsx'
import { newId } from '../../storage/id.ts'
import { toasts } from '../../ui/toasts.ts'

export function useStart(info: GameInfo) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  /** Whether it was started. */
  const start = async (draft: Draft): Promise<boolean> => {
    setBusy(true)
    const options = optionsOf(info, draft)
    ahead.fetchTable(info.ui, () => loadWords(settings.get().language, info, { options }))
    // The guide starts when the table is rendered.
    if (draft.guided === true) {
      void ahead
        .rest()
        .then(() => ahead.fetch(() => import('../../guide/Guide.tsx'), ...(info.lesson ? [info.lesson] : [])))
    }
    const seed = draft.seed.trim() || newId()
    try {
      const match = await createMatch({
        id: newId(),
        game: info.id,
        name: draft.name.trim() || say('ui.match.default', { game: say(info.name), count: draft.players }),
        options,
        seed,
        seating: seatingOf(draft.randomSeats ? dealt(draft.plan, seed) : draft.plan),
        ...(draft.guided === true ? { guide: 'here' } : {}),
      })
      navigate(`/match/${match.id}`)
      return true
    } catch (error) {
      toasts.show(say(troubleOf(error).say), { tone: 'stop' })
      setBusy(false)
      return false
    }
  }
  return { busy, start }
}
