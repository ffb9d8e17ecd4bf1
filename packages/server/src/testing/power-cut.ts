// Rebuilds files as a power cut could leave them: everything synced, and a random part of the rest.
// strace records all writes. A write without a later sync of its file can be lost, torn or reordered.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Random } from '@hustings/kernel'

const SECTOR = 512
const CALLS = ['pwrite64', 'write', 'fsync', 'fdatasync', 'ftruncate', 'openat', 'unlink']

/** Finds strace or installs it; false where processes cannot be traced. */
export function canTrace(): boolean {
  if (process.platform !== 'linux') return false
  const traced = () => spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0
  if (traced()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'strace'], { stdio: 'ignore', env })
  return traced()
}

/** Command prefix that records the calls of a program in a file. */
export function tracing(log: string): string[] {
  return ['strace', '-f', '-qq', '-y', '-xx', '-s', '1000000', '-e', `trace=${CALLS.join(',')}`, '-o', log]
}

export type DiskCall =
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'create' | 'remove' | 'sync'; readonly path: string }
  /** Output of the process. */
  | { readonly kind: 'said'; readonly text: string }

const LINE = /^(\d+)\s+(.*)$/
const UNFINISHED = / <unfinished \.\.\.>$/
const RESUMED = /^<\.\.\. (\w+) resumed>/
const CALL = /^(\w+)\((.*?)\)?(?:\s+= (-?\d+|\?).*)?$/
const FILE = /^\d+<((?:[^>\\]|\\.)*)>/

/** Returns the calls on files in a folder and the output, in their order. */
export function readTrace(log: string, folder: string): DiskCall[] {
  const calls: DiskCall[] = []
  // A sync counts at its end, all other calls at their start.
  const syncing = new Map<string, DiskCall>()
  for (const line of readFileSync(log, 'latin1').split('\n')) {
    const [, thread = '', what = ''] = LINE.exec(line) ?? []
    if (RESUMED.test(what)) {
      const call = syncing.get(thread)
      syncing.delete(thread)
      if (call !== undefined && / = 0$/.test(what)) calls.push(call)
      continue
    }
    const call = readCall(what.replace(UNFINISHED, ''), folder)
    if (call === null) continue
    if (call.kind === 'sync' && UNFINISHED.test(what)) syncing.set(thread, call)
    else calls.push(call)
  }
  return calls
}

function readCall(text: string, folder: string): DiskCall | null {
  const [, name = '', args = '', result = '0'] = CALL.exec(text) ?? []
  if (result.startsWith('-')) return null
  if (name === 'unlink' || name === 'openat') {
    const path = texts(args)[0]?.toString('utf8') ?? ''
    if (!path.startsWith(folder)) return null
    if (name === 'unlink') return { kind: 'remove', path }
    return args.includes('O_CREAT') ? { kind: 'create', path } : null
  }
  if (name === 'write' && args.startsWith('1<')) return { kind: 'said', text: texts(args)[0]?.toString('utf8') ?? '' }
  const path = unescaped(FILE.exec(args)?.[1] ?? '').toString('utf8')
  if (!path.startsWith(folder)) return null
  const [, second = ''] = /(\d+)$/.exec(args) ?? []
  if (name === 'fsync' || name === 'fdatasync') return { kind: 'sync', path }
  if (name === 'ftruncate') return { kind: 'truncate', path, size: Number(second) }
  if (name === 'pwrite64')
    return { kind: 'write', path, offset: Number(second), bytes: texts(args)[0] ?? Buffer.alloc(0) }
  throw new Error(`a call that is not understood: ${name} ${path}`)
}

/** Returns the quoted arguments of a call. */
function texts(args: string): Buffer[] {
  return [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => unescaped(text))
}

function unescaped(text: string): Buffer {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text, 'latin1')
}

type Change = Extract<DiskCall, { readonly kind: 'write' | 'truncate' }>

/** Durable content of a file, and later changes. */
interface DiskFile {
  bytes: Buffer
  pending: Change[]
  /** Its name is durable. */
  isNamed: boolean
}

export interface CutFacts {
  /** Number of changes without a sync. */
  readonly pending: number
}

/** Writes the files after a cut before `calls[end]` into `folder`. Without `trust` all syncs are ignored. */
export function rebuild(
  base: ReadonlyMap<string, Buffer>,
  calls: readonly DiskCall[],
  end: number,
  { folder, random, trust = true }: { readonly folder: string; readonly random: Random; readonly trust?: boolean },
): CutFacts {
  const files = new Map<string, DiskFile>()
  for (const [path, bytes] of base) files.set(path, { bytes: Buffer.from(bytes), pending: [], isNamed: true })
  for (const call of calls.slice(0, end)) if (call.kind !== 'sync' || trust) apply(files, call)
  let pending = 0
  mkdirSync(folder, { recursive: true })
  for (const [path, file] of files) {
    pending += file.pending.length
    if (!file.isNamed && random.below(2) === 0) continue
    for (const change of file.pending) file.bytes = partly(file.bytes, change, random)
    writeFileSync(join(folder, basename(path)), file.bytes)
  }
  return { pending }
}

function apply(files: Map<string, DiskFile>, call: DiskCall): void {
  if (call.kind === 'said') return
  const file = files.get(call.path)
  switch (call.kind) {
    case 'create':
      if (file === undefined) files.set(call.path, { bytes: Buffer.alloc(0), pending: [], isNamed: false })
      return
    case 'remove':
      files.delete(call.path)
      return
    case 'sync':
      if (file === undefined) syncNames(files, call.path)
      else {
        for (const change of file.pending) file.bytes = whole(file.bytes, change)
        file.pending = []
      }
      return
    default:
      file?.pending.push(call)
  }
}

/** Makes the names in a synced folder durable. */
function syncNames(files: Map<string, DiskFile>, folder: string): void {
  for (const [path, file] of files) if (dirname(path) === folder) file.isNamed = true
}

function whole(bytes: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') return resized(bytes, change.size)
  const made = resized(bytes, Math.max(bytes.length, change.offset + change.bytes.length))
  change.bytes.copy(made, change.offset)
  return made
}

function resized(bytes: Buffer, size: number): Buffer {
  if (size <= bytes.length) return size === bytes.length ? bytes : Buffer.from(bytes.subarray(0, size))
  const made = Buffer.alloc(Math.max(size, Math.min(2 * bytes.length, size + 1024 * 1024))).subarray(0, size)
  bytes.copy(made)
  return made
}

/** Applies all, nothing or some sectors of a change. */
function partly(bytes: Buffer, change: Change, random: Random): Buffer {
  const luck = random.below(3)
  if (luck === 0) return bytes
  if (luck === 1 || change.kind === 'truncate') return whole(bytes, change)
  let made = bytes
  for (let at = 0; at < change.bytes.length; at += SECTOR) {
    if (random.below(2) === 0) continue
    made = whole(made, { ...change, offset: change.offset + at, bytes: change.bytes.subarray(at, at + SECTOR) })
  }
  return made
}
