// A server in a separate process, to be measured or killed.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './port.ts'

const source = fileURLToPath(new URL('./server-process.ts', import.meta.url))

export interface MemoryFound {
  readonly heap: number
  readonly resident: number
}

export class ServerProcess {
  readonly url: string
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | null = null

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`
    this.env = { ...process.env, LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env, PORT: String(port) }
  }

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env)
    await server.begin()
    return server
  }

  begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(source, {
        env: this.env,
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      this.child = child
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  /** Memory in use after a collection, in bytes. The resident size also contains caches of the database. */
  memory(): Promise<MemoryFound> {
    return new Promise((resolve, reject) => {
      const { child } = this
      if (child === null) return reject(new Error('the server is not running'))
      child.once('message', (found: MemoryFound) => resolve(found))
      child.send('memory')
    })
  }

  /** Resolves with the exit code when the server ends without a kill. */
  ended(): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const { child } = this
      if (child === null) return reject(new Error('the server is not running'))
      child.once('exit', resolve)
    })
  }

  get pid(): number {
    const pid = this.child?.pid
    if (pid === undefined) throw new Error('the server is not running')
    return pid
  }

  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    return new Promise((resolve) => {
      const { child } = this
      if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }
}
