// A port for a server that restarts: below those that systems use for outgoing connections, which could take it while
// the server is down.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const FIRST = 18_000
const BEYOND = 32_000

export async function freePort(): Promise<number> {
  for (let tried = 0; tried < 50; tried++) {
    const port = randomInt(FIRST, BEYOND)
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
