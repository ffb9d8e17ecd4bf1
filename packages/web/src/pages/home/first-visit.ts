// Prefetches and starts the recommended first match.
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

/** With the tutorial, if the game has one. */
export function firstDraft(info: GameInfo): Draft {
  const guided = guidedPreset(info)
  return guided === undefined ? newDraft(info) : presetDraft(info, guided)
}

/** A mark in the page's performance timeline: later requests do not belong to the first screen. */
const FIRST_SCREEN = 'hustings: first screen'

/**
 * The home page shows every game: their messages load in parallel with the client's own. For first-time players, the table
 * is prefetched as soon as the first screen has all its resources, while the player reads it.
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

/** A phone is slow, often on a slow network: the rules and messages of the first game are prefetched there too. */
function onPhone(): boolean {
  return window.innerWidth < PHONE_WIDTH
}

const PHONE_WIDTH = 700

/** The rules come first: they take longest. */
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

/** The user's data-saver setting, if the browser reports it. */
function savesData(browser: Navigator): boolean {
  const line: unknown = 'connection' in browser ? browser.connection : null
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}
