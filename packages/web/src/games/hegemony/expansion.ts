// Whether a match uses Crisis & Control; only then are its rules and messages loaded.
import { partOf } from '../options.ts'

/** Whether a match with these options has Automas or a module of Crisis & Control. */
export function usesExpansion(options: unknown): boolean {
  const answers = (name: string) => Object.values(partOf(options, name))
  return answers('automas').length > 0 || answers('modules').includes(true)
}
