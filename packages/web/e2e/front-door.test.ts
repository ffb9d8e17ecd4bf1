// The start commands serve the built client with the same headers.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hustings/server/testing'
import { expect, test } from '@playwright/test'
import { dist } from './browser.ts'
import { deep, isDeep } from './length.ts'

const root = join(import.meta.dirname, '../../..')
const asset = readdirSync(join(dist(), 'assets'))
  .find((name) => name.endsWith('.js.br'))
  ?.slice(0, -'.br'.length)
const ASKED = ['/', `/assets/${asset}`, '/sw.js', '/j/ABCD2345', '/assets/gone.js', '/api/v1/server']
const HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
]

const folder = mkdtempSync(join(tmpdir(), 'hustings-front-door-'))
const children: ChildProcess[] = []
test.afterAll(async () => {
  await Promise.all(
    children.map((child) => {
      if (child.exitCode !== null) return undefined
      const ended = new Promise((done) => child.once('exit', done))
      return child.kill() ? ended : undefined
    }),
  )
  rmSync(folder, { recursive: true, force: true })
})

const COMMANDS = {
  'npm start': ['scripts/start.mjs'],
  'hustings server start': ['packages/server/bin/server.js'],
  'npm start -- --device-only': ['scripts/start.mjs', '--device-only'],
} as const

function start(command: keyof typeof COMMANDS, port: number, data: string): ChildProcess {
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: join(folder, data) }
  const child = spawn(process.execPath, COMMANDS[command], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  children.push(child)
  return child
}

async function serving(command: keyof typeof COMMANDS, data: string = command) {
  const port = await freePort()
  start(command, port, data)
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => statusOf(`${url}/`), { timeout: 60_000 }).toBe(200)
  return url
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

async function answersOf(url: string) {
  const answers = []
  for (const path of ASKED) {
    const response = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    answers.push({ path, headers: HEADERS.map((name) => response.headers.get(name)) })
    if (path === `/assets/${asset}`) expect(response.headers.get('content-encoding')).toBe('br')
  }
  return answers
}

test.describe('npm start, server start and device only', () => {
  test('answer with the same headers during and after startup', async () => {
    const deviceOnly = await answersOf(await serving('npm start -- --device-only'))
    expect(deviceOnly.flatMap(({ headers }) => headers)).not.toContain(null)
    for (const command of isDeep() ? (['npm start', 'hustings server start'] as const) : (['npm start'] as const)) {
      const url = await serving(command)
      expect(await answersOf(url), `${command}, starting`).toEqual(deviceOnly)
      await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 60_000 }).toBe(200)
      expect(await answersOf(url), command).toEqual(deviceOnly)
    }
  })
})

test.describe('a second start', () => {
  test('ends with a message when another process has the data folder', deep, async () => {
    const url = await serving('npm start', 'shared')
    await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 60_000 }).toBe(200)
    const second = start('npm start', await freePort(), 'shared')
    let said = ''
    second.stderr?.on('data', (text) => {
      said += text
    })
    expect(await new Promise((ended) => second.once('close', ended))).toBe(1)
    expect(said).toContain('Another process uses the data folder')
  })
})
