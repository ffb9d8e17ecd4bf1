// Runs pg_dump, pg_restore and psql. Passwords go into the environment, because other users can read arguments.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'

export interface Tool {
  readonly child: ChildProcess
  /** Rejects with what the program wrote to stderr if it does not end with 0. */
  readonly ended: Promise<void>
}

/** The program is not installed. */
export class ToolMissing extends Error {}

export function startTool(command: string, args: readonly string[], url: string | null, stdio: StdioOptions): Tool {
  const { PGPASSWORD = '', ...rest } = process.env
  const password = url === null ? PGPASSWORD : passwordOf(url) || PGPASSWORD
  const child = spawn(command, args, { stdio, env: password === '' ? rest : { ...rest, PGPASSWORD: password } })
  let said = ''
  child.stderr?.on('data', (bytes: Buffer) => {
    said = `${said}${bytes.toString('utf8')}`.slice(-2000)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new ToolMissing(`${command} could not be run: ${error.message}`)))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ended with ${code}: ${said.trim()}`))
    })
  })
  return { child, ended }
}

export async function runTool(command: string, args: readonly string[], url: string | null): Promise<string> {
  const { child, ended } = startTool(command, args, url, ['ignore', 'pipe', 'pipe'])
  const parts: Buffer[] = []
  child.stdout?.on('data', (bytes: Buffer) => parts.push(bytes))
  await ended
  return Buffer.concat(parts).toString('utf8')
}

/** The address without its password, as an argument. */
export function withoutPassword(url: string): string {
  const plain = new URL(url)
  plain.password = ''
  plain.searchParams.delete('password')
  return plain.href
}

function passwordOf(url: string): string {
  const { password, searchParams } = new URL(url)
  return decodeURIComponent(password) || (searchParams.get('password') ?? '')
}
