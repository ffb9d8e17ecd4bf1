// Time zones by their present names: browsers still give some by names that the time zone database has replaced.

const RENAMED: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv' }

/** Returns the present name of a time zone. */
export function presentName(timeZone: string): string {
  return RENAMED[timeZone] ?? timeZone
}

export function ownTimeZone(): string {
  return presentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Returns every time zone that a player can choose: the chosen one and the browser's first. */
export function timeZones(chosen: string): readonly string[] {
  return [...new Set([chosen, ownTimeZone(), ...Intl.supportedValuesOf('timeZone')].map(presentName))]
}

/** Returns the city that a time zone is named after. */
export function cityOf(timeZone: string): string {
  const name = presentName(timeZone)
  return (name.split('/').at(-1) ?? name).replaceAll('_', ' ')
}
