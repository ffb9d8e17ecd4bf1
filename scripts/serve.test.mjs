// The static server behind npm start: headers, fallback to the client, and the choice of a free port.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from './serve.mjs'

const dist = mkdtempSync(join(tmpdir(), 'hustings-serve-'))
const running = []

async function start(port) {
  const { server, address } = await serve({ dist, port })
  running.push(server)
  return { port: server.address().port, address }
}

describe('serving the client', () => {
  let address = ''

  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'index.html'), '<title>table</title>')
    writeFileSync(join(dist, 'assets/index-1a2b3c.js'), 'export {}')
    writeFileSync(join(dist, 'assets/index-1a2b3c.js.br'), brotliCompressSync('export {}'))
    writeFileSync(join(dist, 'assets/index-1a2b3c.js.gz'), gzipSync('export {}'))
    address = (await start(0)).address
  })

  afterAll(() => {
    for (const server of running) server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  it('a hashed asset is cached for good', async () => {
    const response = await fetch(`${address}assets/index-1a2b3c.js`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('whoever accepts %s gets it so', async (accepted, encoding) => {
    const response = await fetch(`${address}assets/index-1a2b3c.js`, { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(await response.text()).toBe('export {}')
  })

  it('the page itself is asked for again, so that an update is seen', async () => {
    const response = await fetch(address)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('an address inside the client opens the client', async () => {
    const response = await fetch(`${address}match/42`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('table')
  })

  it('a missing asset is not found', async () => {
    expect((await fetch(`${address}assets/gone.js`)).status).toBe(404)
  })

  it('a busy port moves on to the next free one', async () => {
    const first = await start(0)
    const second = await start(first.port)
    expect(second.port).toBeGreaterThan(first.port)
  })

  it('what is not a page goes to the server for play over the network, or is asked to come again', async () => {
    const online = { handle: null }
    const { server, address: there } = await serve({ dist, port: 0, online })
    running.push(server)
    expect((await fetch(`${there}api/v1/server`)).status).toBe(503)
    expect((await fetch(`${there}apiary`)).status).toBe(200)
    online.handle = (_, response) => response.writeHead(200).end('{"name":"here"}')
    expect(await (await fetch(`${there}api/v1/server`)).json()).toEqual({ name: 'here' })
    expect(await (await fetch(there)).text()).toContain('table')
  })
})
