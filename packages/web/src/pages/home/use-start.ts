// Starts a match as it was drafted, and goes to its table.
import { troubleOf } from '@hustings/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { createMatch } from '../../device/client.ts'
import type { GameInfo, Preset, SetupAnswers } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { automasOf, type Plan, planFor, planOfPreset, seatingOf } from '../../seating/plan.ts'
import { settings } from '../../settings/settings.ts'
import { ahead } from '../../shell/ahead.ts'
import { loadWords } from '../../shell/Words.tsx'
import { newId } from '../../storage/id.ts'
import { toasts } from '../../ui/toasts.ts'

export interface Draft {
  readonly players: number
  readonly name: string
  readonly plan: Plan
  readonly answers: SetupAnswers
  readonly seed: string
}

export function newDraft(info: GameInfo): Draft {
  const { players } = info.firstGame
  return {
    players,
    name: '',
    plan: planFor(info, players, {}),
    answers: Object.fromEntries(info.setup.map((option) => [option.id, option.initial])),
    seed: '',
  }
}

/** The draft of a match that starts with one click. */
export function presetDraft(info: GameInfo, preset: Preset): Draft {
  const draft = newDraft(info)
  const { players, answers } = preset
  return { ...draft, players, plan: planOfPreset(info, preset), answers: { ...draft.answers, ...answers } }
}

/** What the match would be started with. Answers that cannot be had with so many players are as at the beginning. */
export function optionsOf(info: GameInfo, { players, answers, plan }: Draft): unknown {
  const possible = info.setup.map((option) => {
    const blocked = (option.when?.(players) ?? null) !== null
    return [option.id, blocked ? option.initial : (answers[option.id] ?? option.initial)] as const
  })
  return info.options({ players, answers: Object.fromEntries(possible), automas: automasOf(plan) })
}

export function useStart(info: GameInfo) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  /** Whether it was started. */
  const start = async (draft: Draft): Promise<boolean> => {
    setBusy(true)
    const options = optionsOf(info, draft)
    ahead.fetchTable(info.ui, () => loadWords(settings.get().language, info, { options }))
    try {
      const match = await createMatch({
        id: newId(),
        game: info.id,
        name: draft.name.trim() || say('ui.match.default', { game: say(info.name), count: draft.players }),
        options,
        seed: draft.seed.trim() || newId(),
        seating: seatingOf(draft.plan),
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
