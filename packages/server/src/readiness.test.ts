// What a balancer sees of a server that stops, of a database that hangs, and of one that starts late.
import { afterAll, describe, expect, it } from 'vitest'
import { epochOf } from './storage/nodes.ts'
import { Lag } from './testing/lag.ts'
import { freePort } from './testing/port.ts'
import { TestPerson, testServer } from './testing/server.ts'
import { StallingProxy } from './testing/stalling-proxy.ts'
import { freshPostgres, onPostgresStorage, postgresAt } from './testing/storage.ts'

const SLOW = { timeout: 60_000, interval: 50 }
/** Milliseconds after which a balancer notices that the database hangs. */
const NOT_READY_MS = 2000
const LATER_MS = 20_000

const TOKEN = 'a token for the numbers'

const statusOf = async (url: string) => (await fetch(url)).status

describe('a server that stops', () => {
  it('answers 503 on readyz and serves on before it refuses connections', async () => {
    const server = await testServer({ env: { DRAIN_SECONDS: '4' } })
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
    const stopped = server.stop()
    expect(await statusOf(`${server.url}/readyz`)).toBe(503)
    const anna = await TestPerson.guest(server, 'Anna')
    expect((await anna.setTable({})).id).not.toBe('')
    const seen: (number | 'refused')[] = []
    while (seen.at(-1) !== 'refused') {
      seen.push(await statusOf(`${server.url}/readyz`).catch(() => 'refused' as const))
    }
    expect(new Set(seen)).toEqual(new Set([503, 'refused']))
    await stopped
  })
})

describe('a server with SQLite that stops', () => {
  it('answers 503 on readyz until the database is closed', async () => {
    const server = await testServer()
    await TestPerson.guest(server, 'Anna')
    const { storage } = server.node
    let closed = false
    const close = storage.close.bind(storage)
    storage.close = async () => {
      await close()
      closed = true
    }
    const stopped = server.stop()
    const seen: { readonly status: number | 'refused'; readonly closed: boolean }[] = []
    while (seen.at(-1)?.status !== 'refused') {
      seen.push({ status: await statusOf(`${server.url}/readyz`).catch(() => 'refused' as const), closed })
    }
    await stopped
    expect(seen.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([503, 'refused']))
    expect(seen.at(-1)).toEqual({ status: 'refused', closed: true })
  })
})

const proxies: StallingProxy[] = []
afterAll(async () => {
  for (const proxy of proxies) await proxy.close()
})

async function proxyBeforePostgres() {
  const proxy = new StallingProxy(await freshPostgres())
  proxies.push(proxy)
  const port = await freePort()
  return { proxy, url: proxy.urlAt(port), begin: () => proxy.listen(port) }
}

onPostgresStorage('a database that hangs', () => {
  it('makes the server not ready soon, ends requests with not-now, and both recover', async () => {
    const { proxy, url, begin } = await proxyBeforePostgres()
    await begin()
    const server = await testServer({ url, env: { METRICS_TOKEN: TOKEN } })
    const anna = await TestPerson.guest(server, 'Anna')
    const driver = await postgresAt(url, { connections: 2 })
    const epoch = await epochOf(driver)
    proxy.stall()
    const hanging = epochOf(driver)
    const lag = new Lag()
    const began = performance.now()
    const timed = async <T>(what: Promise<T>) => {
      const result = await what.catch(String)
      const at = performance.now()
      return { result, after: at - began - lag.between(began, at) }
    }
    const asked = await Promise.all([
      ...Array.from({ length: 50 }, () => timed(statusOf(`${server.url}/readyz`))),
      timed(
        fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } }).then((response) =>
          response.text(),
        ),
      ),
      timed(statusOf(`${server.url}/healthz`)),
    ])
    const metrics = asked.at(-2)
    expect(String(metrics?.result)).toContain('outbox_waiting Nan')
    expect(asked.at(-1)?.result).toBe(200)
    expect(asked.slice(0, 50).every(({ result }) => result === 503)).toBe(true)
    expect(Math.max(...asked.map(({ after }) => after))).toBeLessThan(NOT_READY_MS)
    const late = await Promise.all([timed(hanging), timed(anna.raw('GET', '/api/v1/me').then(({ status }) => status))])
    expect(late[0].result).toContain('Query read timeout')
    expect(late[1].result).toBe(503)
    expect(Math.max(...late.map(({ after }) => after))).toBeLessThan(LATER_MS)
    proxy.goOn()
    await expect.poll(() => statusOf(`${server.url}/readyz`), SLOW).toBe(200)
    await expect.poll(async () => (await anna.raw('GET', '/api/v1/me')).status, SLOW).toBe(200)
    expect(await epochOf(driver)).toBe(epoch)
  })
})

onPostgresStorage('a database that starts after the server', () => {
  it('keeps the server alive but not ready, then makes it ready without a restart', async () => {
    const { url, begin } = await proxyBeforePostgres()
    const port = await freePort()
    const starting = testServer({ url, env: { PORT: String(port) } })
    const at = `http://127.0.0.1:${port}`
    await expect.poll(() => statusOf(`${at}/healthz`).catch(() => null), SLOW).toBe(200)
    expect(await statusOf(`${at}/readyz`)).toBe(503)
    expect(await statusOf(`${at}/api/v1/server`)).toBe(503)
    await begin()
    await starting
    expect(await statusOf(`${at}/readyz`)).toBe(200)
  })
})
