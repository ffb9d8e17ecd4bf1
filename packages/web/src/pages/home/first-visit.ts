// The match that a first game is, and what it needs, at hand before anybody asks for it.
import { prepareEngine, wakeEngine } from '../../device/client.ts'
import type { GameInfo, Preset } from '../../games/types.ts'
import { type Draft, newDraft, optionsOf, presetDraft } from '../../seating/draft.ts'
import { settings } from '../../settings/settings.ts'
import { offeredGames } from '../../shelf/registry.ts'
import { ahead } from '../../shell/ahead.ts'
import { loadWords } from '../../shell/Words.tsx'
import { listMatches } from '../../storage/matches.ts'

export function guidedPreset(info: GameInfo): Preset | undefined {
  return info.presets?.find((preset) => preset.guided)
}

/** Guided, where the game has a lesson. */
export function firstDraft(info: GameInfo): Draft {
  const guided = guidedPreset(info)
  return guided === undefined ? newDraft(info) : presetDraft(info, guided)
}

/** Named in the page's timeline: what is fetched after it is not for the first screen. */
const FIRST_SCREEN = 'hustings: first screen'

/**
 * The home screen speaks about every game: their words are asked for together with the client's own, not after them. Who
 * has come to play for the first time finds the table at hand: it is fetched as soon as the first screen has all it needs,
 * while that is rendered and read.
 */
export async function prepareFirstVisit(): Promise<void> {
  if (onPhone() && !savesData(navigator)) wakeEngine()
  const { language } = settings.get()
  const games = offeredGames()
  const [recommended] = games
  const [matches] = await Promise.all([
    listMatches().catch(() => null),
    ...games.map((game) => loadWords(language, game)),
  ])
  performance.mark(FIRST_SCREEN)
  if (recommended !== undefined && matches?.length === 0) prepareFirstGame(recommended)
}

/** A phone is slow, and often on a slow line: there the rules and words of the first game are fetched as well. */
function onPhone(): boolean {
  return window.innerWidth < PHONE_WIDTH
}

const PHONE_WIDTH = 700

/** The rules come first: their way is the longest. */
export function prepareFirstGame(info: GameInfo): void {
  if (savesData(navigator)) return
  if (!onPhone()) {
    ahead.fetchTable(async () => wakeEngine(), info.ui)
    return
  }
  const options = optionsOf(info, firstDraft(info))
  ahead.fetchTable(
    () => prepareEngine(info.id, options),
    info.ui,
    () => loadWords(settings.get().language, info, { options }),
  )
}

/** Asked for by the person, where the browser knows of it. */
function savesData(browser: Navigator): boolean {
  const line: unknown = 'connection' in browser ? browser.connection : null
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}
