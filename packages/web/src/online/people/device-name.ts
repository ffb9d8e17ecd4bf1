// Returns the names of browser and system for a user agent. Names are not translated.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chromium'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

export interface DeviceName {
  readonly browser: string | null
  readonly system: string | null
  readonly mobile: boolean
}

export function deviceName(agent: string): DeviceName {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(agent))?.[1] ?? null
  return { browser: find(BROWSERS), system: find(SYSTEMS), mobile: /Mobile|iPhone|iPad|Android/.test(agent) }
}
