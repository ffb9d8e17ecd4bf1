// A port for a server that comes and goes: below those that systems give to outgoing connections, which might take it
// while the server is away.
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
