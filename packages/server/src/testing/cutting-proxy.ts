// TCP proxy in front of PostgreSQL that closes a connection before or after a certain message.
import { createServer, type Server, type Socket, connect as tcp } from 'node:net'

export interface Cut {
  readonly pattern: RegExp
  /** `after`: the database receives the message, but its answer is lost. */
  readonly where: 'before' | 'after'
}

export class CuttingProxy {
  /** Current trigger; null forwards everything. */
  cut: Cut | null = null
  /** Number of closed connections. */
  cuts = 0
  private readonly target: URL
  private readonly server: Server
  private readonly sockets = new Set<Socket>()

  constructor(databaseUrl: string) {
    this.target = new URL(databaseUrl)
    this.server = createServer((client) => this.connect(client))
  }

  /** Returns the address of the database through the proxy. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const url = new URL(this.target)
    url.host = `127.0.0.1:${address.port}`
    return url.href
  }

  /** Closes all connections. */
  endAll(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  async close(): Promise<void> {
    this.endAll()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private connect(client: Socket): void {
    const database = tcp(Number(this.target.port), this.target.hostname)
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      this.sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        this.sockets.delete(socket)
        end()
      })
    }
    client.on('data', (bytes) => {
      const isCut = this.cut?.pattern.test(bytes.toString('latin1')) === true
      if (isCut) this.cuts++
      if (isCut && this.cut?.where === 'before') return end()
      // Drops the answer.
      if (isCut) database.removeAllListeners('data')
      database.write(bytes, () => {
        if (isCut) client.destroy()
      })
    })
    database.on('data', (bytes) => client.write(bytes))
  }
}
