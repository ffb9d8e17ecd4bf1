// The player's settings: language, theme, motion, text size, pace of bots and Automas. Stored in this browser.
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
  /** The pace of bots and Automas. */
  readonly pace: Pace
  /** Whether play stops at important events, such as the result of a vote or production. */
  readonly news: News
  /** Whether a sound plays when it is your turn at an online table. */
  readonly tell: boolean
  /** Whether the other players wait after your turn while you can still undo it. */
  readonly turnEnd: TurnEnd
}

/** Names of paces in earlier versions. */
const OLD_PACES: Readonly<Record<string, Pace>> = { instant: 'result', calm: 'quick' }

const STORED = 'hustings.settings'

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value)
}

/** Returns the first preferred language that is supported, otherwise English. */
export function detectLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = oneOf(LANGUAGES, tag.toLowerCase().split('-')[0])
    if (language !== undefined) return language
  }
  return 'en'
}

/** A narrower screen is a phone: it shows fewer events unless the player chooses otherwise. */
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
    return null // storage is unavailable (private window): settings last as long as the page
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
