// Quiet hours move reminders, not deadlines.

export interface QuietHours {
  /** Minutes after midnight, in the time zone of the person. */
  readonly from: number
  readonly until: number
}

/** Returns the time, or the end of the quiet hours around it. */
export function afterQuietHours(at: number, quiet: QuietHours | null, timeZone: string): number {
  if (quiet === null || quiet.from === quiet.until) return at
  const minute = minuteOfDay(at, timeZone)
  const { from, until } = quiet
  const inside = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!inside) return at
  const left = (until - minute + 1440) % 1440
  return at + left * 60_000
}

function minuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}
