// boardgame.io, the peer the benchmark compares with. It has its own folder and lock file and is installed only here.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Contestant } from './contest.ts'

export const PEER_FOLDER = new URL('../../bench/boardgame.io/', import.meta.url)

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', PEER_FOLDER), 'utf8')) as {
  dependencies: Record<string, string>
}

/** Of boardgame.io and its durable store. */
export const peerVersions: Readonly<Record<string, string>> = dependencies

/** Installs the peer if it is not there. Returns what went wrong, if anything did. */
export function installPeer(said: (text: string) => void): string | undefined {
  if (Object.keys(dependencies).every((name) => existsSync(new URL(`node_modules/${name}/`, PEER_FOLDER))))
    return undefined
  said('Installing boardgame.io for the comparison ...')
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(PEER_FOLDER),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? undefined : `boardgame.io could not be installed: ${stderr.trim().split('\n').at(-1) ?? ''}`
}

/** `client` plays through its headless client, `reducer` through the bare reducer that its own bots use. */
export function peerContestant(way: 'client' | 'reducer'): Contestant {
  return new Contestant(`boardgame.io ${way}`, new URL('playouts.js', PEER_FOLDER), [way])
}
