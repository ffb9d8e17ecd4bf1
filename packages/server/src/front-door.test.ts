// One HTTP server for every way to start, with the same headers on every response.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './config/settings.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { isOwnHost } from './http/own-host.ts'
import { TestPerson, type TestServer, testServer } from './testing/server.ts'

const client = mkdtempSync(join(tmpdir(), 'hustings-client-'))
const doors: FrontDoor[] = []
mkdirSync(join(client, 'assets'))
writeFileSync(join(client, 'index.html'), '<title>table</title><script>1</script>')
writeFileSync(join(client, 'sw.js'), '//')
writeFileSync(join(client, 'assets/index-1a2b3c.js'), 'export {}')
writeFileSync(join(client, 'assets/index-1a2b3c.js.br'), brotliCompressSync('export {}'))
writeFileSync(join(client, 'assets/index-1a2b3c.js.gz'), gzipSync('export {}'))

async function door(env: Record<string, string> = {}, more: { deviceOnly?: boolean; portSearch?: number } = {}) {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env })
  const opened = await openFrontDoor({ settings, client, ...more })
  doors.push(opened)
  return { ...opened, url: `http://127.0.0.1:${opened.port}` }
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({ client })
})

afterAll(async () => {
  await Promise.all(doors.map((one) => one.close()))
  rmSync(client, { recursive: true, force: true })
})

const ASKED = [
  '/',
  '/assets/index-1a2b3c.js',
  '/sw.js',
  '/j/ABCD2345',
  '/assets/gone.js',
  '/%E0%A4%A',
  '/api/v1/server',
  '/socket/?EIO=4&transport=polling',
  '/socket/?EIO=4&transport=polling&sid=nobody',
  '/socket/?EIO=9&transport=none',
]
const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

async function headersOf(url: string) {
  const response = await fetch(url)
  await response.arrayBuffer()
  return { status: response.status, headers: HEADERS.map((name) => response.headers.get(name)) }
}

describe('the headers of every response', () => {
  it('sends the same security headers on pages, assets, API and errors, for every way to start', async () => {
    const starting = await door()
    const deviceOnly = await door({}, { deviceOnly: true })
    const expected = (await headersOf(`${server.url}/`)).headers
    expect(expected).not.toContain(null)
    expect(expected[0]).toContain("default-src 'self'")
    expect(expected[0]).toMatch(/script-src 'self' 'sha256-[^']+=';/)
    expect(expected[0]).toContain("frame-ancestors 'none'")
    for (const { url } of [server, starting, deviceOnly]) {
      for (const path of ASKED) expect((await headersOf(`${url}${path}`)).headers, `${url}${path}`).toEqual(expected)
    }
  })

  it('keeps the headers when a request fails inside', async () => {
    const before = await headersOf(`${server.url}/`)
    const { read } = server.node.storage
    server.node.storage.read = async () => {
      throw new Error('broken')
    }
    const failed = await headersOf(`${server.url}/j/ABCD2345`)
    server.node.storage.read = read
    expect(failed).toEqual({ ...before, status: 503 })
  })

  it('sends HSTS only with a public address that has https', async () => {
    const hstsOf = async ({ url }: { url: string }) => (await fetch(url)).headers.get('strict-transport-security')
    expect(await hstsOf(await door())).toBeNull()
    expect(await hstsOf(await door({ PUBLIC_URL: 'https://hustings.example' }))).toContain('max-age=31536000')
  })
})

describe('the client', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('arrives compressed in a browser that accepts %s', async (accepted, encoding) => {
    const { url } = await door()
    const response = await fetch(`${url}/assets/index-1a2b3c.js`, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(await response.text()).toBe('export {}')
  })

  it('revalidates the page, so that browsers notice an update', async () => {
    const { url } = await door()
    expect((await fetch(url)).headers.get('cache-control')).toBe('no-cache')
  })

  it('answers a missing asset with 404', async () => {
    const { url } = await door()
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404)
  })

  it('answers 404 for a built file that disappears while the server runs, and serves a new one', async () => {
    const { url } = await door()
    const file = join(client, 'assets/passing.js')
    writeFileSync(file, 'export {}')
    expect((await fetch(`${url}/assets/passing.js`)).status).toBe(200)
    writeFileSync(file, 'export const longer = true')
    expect(await (await fetch(`${url}/assets/passing.js`)).text()).toBe('export const longer = true')
    rmSync(file)
    expect((await fetch(`${url}/assets/passing.js`)).status).toBe(404)
    expect((await fetch(url)).status).toBe(200)
  })

  it('keeps running when a file becomes unreadable after its headers were sent', async () => {
    const { url } = await door()
    // A Unix socket has a name in the folder but cannot be opened as a file.
    const unreadable = createServer().listen(join(client, 'assets/cut.js'))
    await once(unreadable, 'listening')
    await expect(fetch(`${url}/assets/cut.js`)).rejects.toThrow()
    unreadable.close()
    expect((await fetch(url)).status).toBe(200)
  })

  it.each(['/.built-from', '/%2Ebuilt-from'])('does not serve the notes of the build: %s', async (path) => {
    writeFileSync(join(client, '.built-from'), 'hash')
    const { url } = await door()
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  })

  it.each(['/nowhere', '/nowhere/', '/some/where/else', '/j/', '/j/ABCD2345/else', '/lobby', '/nowhere?x=.js'])(
    'sends its page with status 404 for the unknown path %s',
    async (path) => {
      for (const { url } of [server, await door(), await door({}, { deviceOnly: true })]) {
        const response = await fetch(`${url}${path}`)
        expect(response.status).toBe(404)
        expect(response.headers.get('content-type')).toContain('text/html')
        expect(await response.text()).toContain('<title>table</title>')
      }
    },
  )

  it('sends its page for an unknown file to a browser, and a short answer to a program', async () => {
    const { url } = await door()
    const typeOf = async (path: string, accept: string) => {
      const response = await fetch(`${url}${path}`, { headers: { accept } })
      expect(response.status).toBe(404)
      return response.headers.get('content-type')
    }
    expect(await typeOf('/old/page.html', 'text/html,*/*;q=0.8')).toContain('text/html')
    expect(await typeOf('/old/picture.png', 'image/avif,*/*;q=0.8')).toContain('application/json')
    expect(await typeOf('/assets/gone', '*/*')).toContain('application/json')
    expect(await typeOf('/metrics/x', 'text/html')).toContain('application/json')
  })

  it('opens an invitation link with a trailing slash like one without', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const { code } = await anna.setTable({ name: 'Friday' })
    for (const { url } of [server, await door()]) {
      const [plain, slash] = await Promise.all(['', '/'].map((end) => fetch(`${url}/j/${code}${end}`)))
      expect(slash?.status).toBe(200)
      expect(await slash?.text()).toBe(await plain?.text())
    }
  })

  it('moves from a busy port to the next free one', async () => {
    const first = await door()
    const second = await door({ PORT: String(first.port) }, { portSearch: 20 })
    expect(second.port).toBeGreaterThan(first.port)
    await expect(door({ PORT: String(first.port) })).rejects.toThrow('EADDRINUSE')
  })
})

describe('before the server is ready', () => {
  it('serves pages, and answers API and sockets with not-now', async () => {
    const { url } = await door()
    expect(await (await fetch(url)).text()).toContain('table')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    for (const path of ['/api/v1/server', '/socket/?EIO=4&transport=polling']) {
      const response = await fetch(`${url}${path}`)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('2')
      expect(await response.json()).toMatchObject({ trouble: { code: 'not-now' } })
    }
    expect(await (await fetch(`${url}/j/ABCD2345`)).text()).toContain('/#/join/ABCD2345')
  })

  it('hands every request to the server once it is ready', async () => {
    const opened = await door()
    opened.open((_, response) => response.end('ready'))
    expect(await (await fetch(`${opened.url}/api/v1/server`)).text()).toBe('ready')
  })
})

describe('device only', () => {
  it('serves the client without API and sockets', async () => {
    const { url } = await door({}, { deviceOnly: true })
    expect(await (await fetch(url)).text()).toContain('table')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/api/v1/server`)).status).toBe(204)
    expect((await fetch(`${url}/api/v1/tables`)).status).toBe(404)
    expect((await fetch(`${url}/socket/?EIO=4&transport=polling`)).status).toBe(404)
  })
})

describe('the host name', () => {
  const statusFor = (port: number, host: string, path = '/') =>
    new Promise<number>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })

  it('answers 421 to a foreign name, for pages and sockets alike', async () => {
    for (const host of ['evil.example', 'evil.example:4173', '127.0.0.1.evil.example', 'localhost.evil.example']) {
      expect(await statusFor(server.port, host), host).toBe(421)
      expect(await statusFor(server.port, host, '/socket/?EIO=4&transport=polling'), host).toBe(403)
    }
  })

  it('answers to IP addresses, loopback names and HOST', async () => {
    const { port } = await door({ HOST: 'localhost' })
    for (const host of ['192.168.1.7:4173', '[::1]:4173', '[fe80::1]', 'localhost', 'LOCALHOST.', 'table.localhost:1'])
      expect(await statusFor(port, host), host).toBe(200)
    expect(isOwnHost('Table.lan:4173', { publicUrl: null, host: 'table.lan' })).toBe(true)
    expect(isOwnHost('table.lan', { publicUrl: null, host: '0.0.0.0' })).toBe(false)
  })

  it('leaves the check of the name to the proxy with PUBLIC_URL', async () => {
    const { port } = await door({ PUBLIC_URL: 'https://hustings.example' })
    expect(await statusFor(port, 'inside.example')).toBe(200)
  })
})
