// Where faults can be made: the packages that hold rules.
import { fileURLToPath } from 'node:url'

export const ROOT: string = fileURLToPath(new URL('../../../../', import.meta.url))

export const MUTABLE_PACKAGES = ['kernel', 'hegemony', 'planet-b'] as const
export type MutablePackage = (typeof MUTABLE_PACKAGES)[number]

/** The package to which a file belongs, by its path from the root. */
export function packageOf(file: string): MutablePackage {
  const found = MUTABLE_PACKAGES.find((name) => file.startsWith(`packages/${name}/`))
  if (found === undefined) throw new Error(`${file} belongs to no package that holds rules`)
  return found
}
