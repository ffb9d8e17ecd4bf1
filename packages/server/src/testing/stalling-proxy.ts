// A TCP proxy in front of PostgreSQL that can hang: connections stay open, new ones are accepted, and nothing is
// answered.
import { createServer, type Server, Socket } from 'node:net'

export class StallingProxy {
  private readonly server: Server
  private readonly target: URL
  private readonly sockets = new Set<Socket>()
  private stalled = false

  constructor(databaseUrl: string) {
    this.target = new URL(databaseUrl)
    this.server = createServer((near) => this.connect(near))
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, '127.0.0.1', resolve)
    })
  }

  /** The address of the database through a proxy at this port. */
  urlAt(port: number): string {
    const url = new URL(this.target)
    url.host = `127.0.0.1:${port}`
    return url.href
  }

  stall(): void {
    this.stalled = true
    for (const socket of this.sockets) socket.pause()
  }

  goOn(): void {
    this.stalled = false
    for (const socket of this.sockets) socket.resume()
  }

  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private connect(near: Socket): void {
    const far = new Socket()
    far.connect(Number(this.target.port), this.target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      if (this.stalled) from.pause()
    }
  }
}
