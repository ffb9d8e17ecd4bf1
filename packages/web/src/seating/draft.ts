// A match during setup: on this device or at an online table.
import type { GameInfo, Preset, SetupAnswers } from '../games/types.ts'
import { automasOf, type Plan, planFor, planOfPreset } from './plan.ts'

export interface Draft {
  readonly players: number
  readonly name: string
  readonly plan: Plan
  readonly answers: SetupAnswers
  readonly seed: string
  /** Seats are assigned at random to humans and bots when the match starts. */
  readonly randomSeats: boolean
  /** With the game's tutorial. */
  readonly guided?: true
}

export function newDraft(info: GameInfo): Draft {
  const { players } = info.firstGame
  return {
    players,
    name: '',
    plan: planFor(info, players, {}),
    answers: Object.fromEntries(info.setup.map((option) => [option.id, option.initial])),
    seed: '',
    randomSeats: false,
  }
}

/** The draft of a match that starts with one click. */
export function presetDraft(info: GameInfo, preset: Preset): Draft {
  const draft = newDraft(info)
  const { players, answers, seed = '', guided } = preset
  return {
    ...draft,
    players,
    plan: planOfPreset(info, preset),
    answers: { ...draft.answers, ...answers },
    seed,
    ...(guided === undefined ? {} : { guided }),
  }
}

/** The options for the match. Answers that are unavailable with this number of players return to their initial value. */
export function optionsOf(info: GameInfo, { players, answers, plan }: Draft): unknown {
  const possible = info.setup.map((option) => {
    const blocked = (option.when?.(players) ?? null) !== null
    return [option.id, blocked ? option.initial : (answers[option.id] ?? option.initial)] as const
  })
  return info.options({
    players,
    answers: Object.fromEntries(possible),
    seats: Object.keys(plan),
    automas: automasOf(plan),
  })
}
