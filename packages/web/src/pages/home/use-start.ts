// Starts a match as it was drafted, and goes to its table.
import { type Seating, troubleOf } from '@hustings/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { createMatch } from '../../device/client.ts'
import type { GameInfo, SetupAnswers } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { newId } from '../../storage/id.ts'
import { toasts } from '../../ui/toasts.ts'

export interface Draft {
  readonly players: number
  readonly name: string
  readonly seating: Seating
  readonly answers: SetupAnswers
  readonly seed: string
}

/** One person and a bot for every other seat: ready to go with one click. */
export function seatingFor(info: GameInfo, players: number, before: Seating): Seating {
  return Object.fromEntries(
    info.seats(players).map((seat, i) => [seat, before[seat] ?? { kind: i === 0 ? 'person' : 'bot', name: '' }]),
  )
}

export function newDraft(info: GameInfo): Draft {
  const { players } = info.firstGame
  return {
    players,
    name: '',
    seating: seatingFor(info, players, {}),
    answers: Object.fromEntries(info.setup.map((option) => [option.id, option.initial])),
    seed: '',
  }
}

export function useStart(info: GameInfo) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  /** Whether it was started. */
  const start = async (draft: Draft): Promise<boolean> => {
    setBusy(true)
    try {
      const match = await createMatch({
        id: newId(),
        game: info.id,
        name: draft.name.trim() || say('ui.match.default', { game: say(info.name), count: draft.players }),
        options: info.options(draft.players, draft.answers),
        seed: draft.seed.trim() || newId(),
        seating: draft.seating,
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
