// Machine and versions of a measurement.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { peerVersion } from './peer.ts'

export function machine(): Record<string, string> {
  const processors = cpus()
  return {
    processor: `${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    hustings: [ownVersion(), commit()].filter((part) => part !== '').join(' at '),
    'boardgame.io': peerVersion,
  }
}

/** Day of the last commit: the measured code is at least that new. */
export function commitDate(): string {
  return git('log', '-1', '--format=%cs')
}

function commit(): string {
  return git('rev-parse', '--short', 'HEAD')
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: new URL('.', import.meta.url), encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
