// Values that a client can choose from, and the addresses of the server.
// Separate from the schemas, so that a page that only offers choices does not load the validation library.

/** Raised when an older page can no longer talk to the server. */
export const PROTOCOL = 3
export const API = '/api/v1'
/** Path of the sockets. Sockets of one table use its `socketPath`, which is below this one. */
export const SOCKET_PATH = '/socket'

export const LANGUAGES = ['en', 'uk', 'pl'] as const
export const STATUSES = ['gathering', 'playing', 'finished', 'abandoned'] as const
export const WATCHING = ['nobody', 'link', 'all'] as const
export const CHATS = ['all', 'phrases', 'off'] as const
export const WHEN_LATE = ['ask', 'bot'] as const
/** Seconds for a turn: an hour, 8 hours, a day, 3 days, a week. */
export const TEMPOS = [3600, 28_800, 86_400, 259_200, 604_800] as const
export const BOT_DELAYS = [0, 2000, 5000] as const

export type Language = (typeof LANGUAGES)[number]
export type TableStatus = (typeof STATUSES)[number]

/** Events that notify a player, and how. */
export const NOTICES = ['your-turn', 'half-time', 'last-hour', 'started', 'finished', 'invited', 'undo-asked'] as const
export type Notice = (typeof NOTICES)[number]
export const CHANNELS = ['push', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

export const REPORT_REASONS = ['insult', 'hate', 'spam', 'other'] as const

/** Time within which a player cannot be reminded again by hand. */
export const REMIND_AGAIN_MS = 6 * 3600_000
