// Proxy in front of PostgreSQL that can end LISTEN permanently, while statements continue to work.
import { createServer, type Socket, connect as tcp } from 'node:net'
import { closeAfterFile } from './closing.ts'

export interface ListenSwitch {
  /** URL of the same database through this proxy. */
  readonly url: string
  /** Ends every connection that listens, now and at each later attempt. */
  cut(): void
  /** Connections that tried to listen after the cut. */
  readonly refused: number
}

export async function listenSwitch(url: string): Promise<ListenSwitch> {
  const target = new URL(url)
  const through = new URL(url)
  const listening = new Set<Socket>()
  const all = new Set<Socket>()
  let isCut = false
  let refused = 0
  const server = createServer((client) => {
    const database = tcp(Number(target.port), target.hostname)
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      all.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        all.delete(socket)
        end()
      })
    }
    client.on('data', (sent) => {
      if (/\blisten "/i.test(sent.toString('latin1'))) {
        listening.add(client)
        if (isCut) {
          refused++
          return end()
        }
      }
      database.write(sent)
    })
    database.on('data', (sent) => client.write(sent))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closeAfterFile(async () => {
    for (const socket of all) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  through.port = String(address.port)
  return {
    url: through.href,
    cut() {
      isCut = true
      for (const client of listening) client.destroy()
    },
    get refused() {
      return refused
    },
  }
}
