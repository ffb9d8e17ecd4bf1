// A browser of another engine controlled by WebDriver. Playwright cannot control Debian's builds of them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Timeout to start a browser on a busy machine. */
export const PATIENCE_MS = 60_000
/** Timeout of a script that plays a whole match. */
export const SCRIPT_MS = 300_000
/** The key of an element in an answer (WebDriver). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
export const WINDOW = { width: 1280, height: 800 }

export interface RemoteBrowser {
  goTo(url: string): Promise<void>
  /** Runs a function in the page and returns its result. The function is self-contained: its text is sent. */
  run<A, R>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R>
  click(selector: string): Promise<void>
  /** Chooses a file in a file input. */
  upload(selector: string, path: string): Promise<void>
  /** A PNG in base64. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

/** The body of an asynchronous script for `run`. */
export function scriptOf(inPage: (argument: never) => unknown): string {
  return `const [argument, done] = arguments
    Promise.resolve().then(() => (${inPage})(argument)).then(
      (value) => done({ value: value === undefined ? null : value }),
      (error) => done({ error: String(error) }),
    )`
}

/** The result of a script from `scriptOf`. */
export function resultOf<R>(outcome: unknown): R {
  const { value, error } = outcome as { readonly value: R; readonly error?: string }
  if (error !== undefined) throw new Error(`in the page: ${error}`)
  return value
}

/** A process with its children and a temporary folder, both removed by `stop`. */
export class Program {
  readonly folder = mkdtempSync(join(tmpdir(), 'hustings-engine-'))
  private process: ChildProcess | null = null
  private output = ''

  start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    this.process = spawn(command, args, {
      // A separate process group, because browsers leave children behind.
      detached: true,
      env: { ...process.env, HOME: this.folder, TZ: 'Europe/Kyiv', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (text) => {
        this.output += text
      })
    }
    this.process.on('error', (error) => {
      this.output += error.message
    })
  }

  /** Waits for an effect of the process. */
  async until<T>(what: string, look: () => T | null | Promise<T | null>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const found = await look()
      if (found !== null) return found
      if (this.process?.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`waited in vain for ${what}: ${this.output.slice(-2000)}`)
  }

  /** The part of its output that matches; null before. */
  printed(pattern: RegExp): RegExpExecArray | null {
    return pattern.exec(this.output)
  }

  async stop(): Promise<void> {
    const { process: running, folder } = this
    if (running?.pid !== undefined && running.exitCode === null && running.signalCode === null) {
      const ended = once(running, 'close')
      process.kill(-running.pid, 'SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
