// Current names of time zones: some browsers still use names that the time zone database has replaced.

const RENAMED: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv' }

/** Returns the current name of a time zone. */
export function presentName(timeZone: string): string {
  return RENAMED[timeZone] ?? timeZone
}

export function ownTimeZone(): string {
  return presentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Returns every time zone that a player can choose; the selected one and the browser's come first. */
export function timeZones(chosen: string): readonly string[] {
  return [...new Set([chosen, ownTimeZone(), ...Intl.supportedValuesOf('timeZone')].map(presentName))]
}

/** Returns the city of a time zone's name. */
export function cityOf(timeZone: string): string {
  const name = presentName(timeZone)
  return (name.split('/').at(-1) ?? name).replaceAll('_', ' ')
}
