// The built client behind a proxy that can be cut off and that watches pages, because WebDriver has no console.
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const WATCH = '/engine-test-watch.js'

/** Runs first in every page: records its errors and the files that it saves. */
const WATCHING = `
  window.complaints = []
  window.saved = []
  addEventListener('error', (event) => complaints.push('error: ' + (event.error?.stack ?? event.message)))
  addEventListener('unhandledrejection', (event) => complaints.push('rejection: ' + (event.reason?.stack ?? event.reason)))
  for (const type of ['error', 'warn']) {
    const print = console[type]
    console[type] = (...parts) => {
      complaints.push('console ' + type + ': ' + parts.map(String).join(' '))
      print.apply(console, parts)
    }
  }
  const createObjectURL = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    saved.push(blob)
    return createObjectURL.call(URL, blob)
  }
`

/** Globals of the script above. */
export interface Watched {
  readonly complaints?: readonly string[]
  readonly saved?: readonly Blob[]
}

export interface WatchedClient {
  readonly address: string
  cutOff(): void
  connect(): void
  close(): Promise<void>
}

export async function watchedClient(client: string): Promise<WatchedClient> {
  let isCut = false
  const server = createServer((asked, answer) => {
    if (isCut) asked.socket.destroy()
    else if (asked.url === WATCH) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCHING)
    else pass(client, asked, answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('no port')
  return {
    address: `http://localhost:${at.port}/`,
    cutOff() {
      isCut = true
      server.closeAllConnections()
    },
    connect() {
      isCut = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Forwards a request; pages are sent uncompressed with the watching script first. */
function pass(client: string, asked: IncomingMessage, answer: ServerResponse): void {
  const wanted = { method: asked.method ?? 'GET', headers: { ...asked.headers, 'accept-encoding': 'identity' } }
  const onward = request(new URL(asked.url ?? '/', client), wanted, (found) => {
    const { statusCode = 502, headers } = found
    if (!(headers['content-type'] ?? '').startsWith('text/html')) {
      answer.writeHead(statusCode, headers)
      found.pipe(answer)
      return
    }
    const parts: Buffer[] = []
    found.on('data', (part) => parts.push(part))
    found.on('end', () => {
      const page = Buffer.concat(parts).toString().replace('<head>', `<head><script src="${WATCH}"></script>`)
      const { 'content-length': _, ...rest } = headers
      answer.writeHead(statusCode, rest).end(page)
    })
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
