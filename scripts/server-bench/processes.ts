// Processor time and memory of other processes, as Linux counts them.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout) || 100

interface ProcessTimes {
  readonly parent: number
  readonly ticks: number
}

/** Milliseconds of these processes and all their children so far: of all threads, and in the system. */
export function processorMs(pids: readonly number[]): number {
  const all = allProcesses()
  const wanted = new Set(pids)
  for (let before = 0; before !== wanted.size; ) {
    before = wanted.size
    for (const [pid, { parent }] of all) if (wanted.has(parent)) wanted.add(pid)
  }
  const ticks = [...wanted].reduce((sum, pid) => sum + (all.get(pid)?.ticks ?? 0), 0)
  return (1000 * ticks) / TICKS_A_SECOND
}

function allProcesses(): Map<number, ProcessTimes> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(
    pids.flatMap((pid) => {
      const stat = read(`/proc/${pid}/stat`)
      if (stat === null) return []
      // The name of the program may hold spaces and brackets.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [, parent = 0] = fields
      // utime and stime, and the same of the children that have ended.
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
      return [[Number(pid), { parent, ticks }] as const]
    }),
  )
}

/** Megabytes that a process holds in memory (RSS). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '') ?? []
  if (kilobytes === undefined) throw new Error('the memory of a process is unknown')
  return (Number(kilobytes) * 1024) / 1e6
}

/** Null when the process has ended. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
