// Which state of the code is at work: the commit that is checked out, and whether something was changed since.
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
