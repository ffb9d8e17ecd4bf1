// The person's own settings: language, theme, motion, text size, the pace of seats that no person plays. Kept in this browser.
import { PACES, type Pace } from '@hustings/protocol'
import { LANGUAGES, type Language } from '../i18n/types.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const MOTIONS = ['system', 'full', 'none'] as const
export type MotionSetting = (typeof MOTIONS)[number]
export const TEXT_SIZES = [100, 115, 130, 150] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const NEWS = ['wait', 'silent'] as const
export type News = (typeof NEWS)[number]

export const TURN_ENDS = ['wait', 'go-on'] as const
export type TurnEnd = (typeof TURN_ENDS)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: MotionSetting
  readonly textSize: TextSize
  /** How bots and Automas go on. */
  readonly pace: Pace
  /** Whether the table waits while something big is to be looked at (a vote's result, production). */
  readonly news: News
  /** Whether a sound tells that it is one's turn at a table over the network. */
  readonly tell: boolean
  /** Whether the others wait after one's turn, as long as it can be taken back. */
  readonly turnEnd: TurnEnd
}

/** What paces were called before there was `step`. */
const OLD_PACES: Readonly<Record<string, Pace>> = { instant: 'result', calm: 'quick' }

const STORED = 'hustings.settings'

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value)
}

/** The first of the person's languages that we speak; English otherwise. */
export function detectLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = oneOf(LANGUAGES, tag.toLowerCase().split('-')[0])
    if (language !== undefined) return language
  }
  return 'en'
}

/** Narrower than this, a screen is a phone's: what happens is told in fewer pictures unless the person asks for them. */
const PHONE_WIDTH = 700

export function readSettings(stored: string | null, preferred: readonly string[], width: number): Settings {
  const given = parse(stored)
  return {
    language: oneOf(LANGUAGES, given.language) ?? detectLanguage(preferred),
    theme: oneOf(THEMES, given.theme) ?? 'system',
    motion: oneOf(MOTIONS, given.motion) ?? 'system',
    textSize: oneOf(TEXT_SIZES, given.textSize) ?? 100,
    news: oneOf(NEWS, given.news) ?? 'wait',
    tell: given.tell === true,
    turnEnd: oneOf(TURN_ENDS, given.turnEnd) ?? 'wait',
    pace: oneOf(PACES, given.pace) ?? OLD_PACES[String(given.pace)] ?? (width < PHONE_WIDTH ? 'result' : 'quick'),
  }
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

class SettingsStore {
  private now: Settings = readSettings(load(), navigator.languages, Math.min(screen.width, screen.height))
  private readonly listeners = new Set<() => void>()

  readonly get = (): Settings => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(part: Partial<Settings>): void {
    this.now = { ...this.now, ...part }
    save(this.now)
    for (const listener of this.listeners) listener()
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null // storage is closed (private window): settings last as long as the page
  }
}

function save(settings: Settings): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings))
  } catch {
    // as above
  }
}

export const settings = new SettingsStore()
