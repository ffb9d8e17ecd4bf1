// A private nginx for tests: found, or installed where that is allowed, with the example of docs/self-hosting.md.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterFile } from './closing.ts'
import { freePort } from './port.ts'

const MANUAL = new URL('../../../../docs/self-hosting.md', import.meta.url)
const PROGRAM = '/usr/sbin/nginx'

/** Whether nginx is available or could be installed. */
export function hasNginx(): boolean {
  if (existsSync(PROGRAM)) return true
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'nginx'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return existsSync(PROGRAM)
}

/** Returns the example for several nodes, with this port and these nodes. */
function exampleFor(port: number, nodes: readonly string[]): string {
  const [, example] = /```nginx\n(.*?)```/s.exec(readFileSync(MANUAL, 'utf8')) ?? []
  if (example === undefined) throw new Error('the manual has no example for nginx')
  const servers = nodes.map((node) => `  server ${new URL(node).host};\n`).join('')
  return example
    .replace(/( +server [\d.:]+;\n)+/, servers)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('server_name hustings.example;', '')
}

export interface Nginx {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts nginx in front of these nodes until the end of the test file; returns its address. */
export async function nginxBefore(nodes: readonly string[]): Promise<string> {
  const nginx = await startNginx(nodes)
  closeAfterFile(() => nginx.stop())
  return nginx.url
}

/** Starts nginx in front of these nodes. */
export async function startNginx(nodes: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 8192; }
http {
access_log off;
${temporary}
${exampleFor(port, nodes)}
}
`,
  )
  const nginx = spawn(PROGRAM, ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
  }
  return {
    url,
    pid: nginx.pid ?? 0,
    async stop() {
      await ended(nginx)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(resolve, 50, false)),
  )
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
