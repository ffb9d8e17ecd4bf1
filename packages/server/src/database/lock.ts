// One process at a folder: whoever has it answers on a socket in it, and a dead process answers nothing.
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Lock {
  release(): Promise<void>
}

export async function lockFolder(folder: string): Promise<Lock> {
  const address = addressOf(resolve(folder))
  const server = (await listen(address)) ?? (await afterTheDead(folder, address))
  return {
    release: () => new Promise((done) => server.close(() => done())),
  }
}

async function afterTheDead(folder: string, address: string): Promise<Server> {
  if (!(await answers(address))) {
    await rm(address, { force: true })
    const server = await listen(address)
    if (server !== null) return server
  }
  throw new Error(`another process has the database in ${folder} open`)
}

/** Names of sockets must be short. */
function addressOf(folder: string): string {
  const name = `hustings-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const inside = join(folder, 'lock.sock')
  return inside.length < 100 ? inside : join(tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
