// Packages with rules, which can be mutated.
import { fileURLToPath } from 'node:url'

export const ROOT: string = fileURLToPath(new URL('../../../../', import.meta.url))

export const MUTABLE_PACKAGES = ['kernel', 'hegemony', 'planet-b'] as const
export type MutablePackage = (typeof MUTABLE_PACKAGES)[number]

/** Returns the package of a file; the path is relative to the root. */
export function packageOf(file: string): MutablePackage {
  const found = MUTABLE_PACKAGES.find((name) => file.startsWith(`packages/${name}/`))
  if (found === undefined) throw new Error(`${file} belongs to no package with rules`)
  return found
}
