// The checked-out commit, with a `+` if files have changed.
import { execFileSync } from 'node:child_process'

export function commitHere(): string {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    const changed = git(
      'status',
      '--porcelain',
      '--untracked-files=no',
      '--',
      '..',
      '../../kernel',
      '../../hegemony',
      '../../planet-b',
    )
    return `${git('rev-parse', '--short=9', 'HEAD')}${changed === '' ? '' : '+'}`
  } catch {
    return 'unknown'
  }
}
