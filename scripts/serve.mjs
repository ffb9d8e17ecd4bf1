// A small static server for the built client: hashed assets are cached for good, everything else is asked for again.
// What the build has compressed goes out compressed.
import { createServer } from 'node:http'
import sirv from 'sirv'

const security = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Listens on `port`, or on the next free one after it; gives back the server and its address. */
export function serve({ dist, port, host = '127.0.0.1', attempts = 20 }) {
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
