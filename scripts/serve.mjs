// A small static server for the built client: hashed assets are cached for good, everything else is asked for again.
// What the build has compressed goes out compressed.
import { createServer } from 'node:http'
import sirv from 'sirv'

const security = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

const comeAgain = JSON.stringify({ trouble: { code: 'not-now', say: { key: 'refused.not-now' }, reason: null } })

/** What is not a page: the server for play over the network answers it, when there is one. */
const online = /^\/(api|j|healthz|readyz|metrics|socket)(\/|\?|$)/

/**
 * Listens on `port`, or on the next free one after it; gives back the server and its address. With `online`, requests
 * that are not for a page go to its `handle`, and until that is set they are asked to come again.
 */
export function serve({ dist, port, host = '127.0.0.1', attempts = 20, online: table }) {
  const files = sirv(dist, {
    single: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const forGood = /^\/assets\//.test(path)
      response.setHeader('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const server = createServer((request, response) => {
    if (table !== undefined && online.test(request.url ?? '')) {
      if (table.handle) table.handle(request, response)
      else response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' }).end(comeAgain)
      return
    }
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
    })
  })
  return new Promise((resolve, reject) => {
    let next = port
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || next - port >= attempts) return reject(error)
      next += 1
      server.listen(next, host)
    })
    server.on('listening', () => {
      const name = host === '127.0.0.1' ? 'localhost' : host
      resolve({ server, address: `http://${name}:${server.address().port}/` })
    })
    server.listen(next, host)
  })
}
