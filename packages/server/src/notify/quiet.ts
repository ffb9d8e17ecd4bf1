// Quiet hours move reminders, not deadlines.

export interface QuietHours {
  /** Minutes after midnight, in the person's own time zone. */
  readonly from: number
  readonly until: number
}

/** The moment, or the end of the quiet hours it falls into. */
export function afterQuietHours(at: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.from === quiet.until) return at
  const minute = minuteOfDay(at, timeZone)
  const { from, until } = quiet
  const inside = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!inside) return at
  const left = (until - minute + 1440) % 1440
  return new Date(at.getTime() + left * 60_000)
}

function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}
