// Where faults can be made: the packages that hold rules.
import { fileURLToPath } from 'node:url'

export const ROOT: string = fileURLToPath(new URL('../../../../', import.meta.url))

export const MUTABLE_PACKAGES = ['kernel', 'hegemony', 'planet-b'] as const
export type MutablePackage = (typeof MUTABLE_PACKAGES)[number]
