// Bare Socket.IO to five pages: the cost of the round trip alone.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { House, MeasuredTable } from './table.ts'
import { Wire } from './wire.ts'

const PAGES = 5

/** `bytes` is the size of the message to each page. */
export async function bareHouse(bytes: number): Promise<House> {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said: { readonly port: number }) => resolve(said.port))
    child.once('exit', () => reject(new Error('the bare server ended')))
  })
  return {
    name: 'bare Socket.IO',
    pid: child.pid,
    table: () => BareTable.open(`http://127.0.0.1:${port}`, bytes),
    async stop() {
      child.kill()
    },
  }
}

class BareTable implements MeasuredTable {
  private readonly pages: readonly Wire[]
  private readonly body: string
  private next = 0

  private constructor(pages: readonly Wire[], body: string) {
    this.pages = pages
    this.body = body
  }

  static async open(url: string, bytes: number): Promise<BareTable> {
    const pages = await Promise.all(Array.from({ length: PAGES }, () => Wire.open({ url, path: '/socket.io' })))
    return new BareTable(pages, 'x'.repeat(bytes))
  }

  async move(): Promise<boolean> {
    const mover = this.pages[this.next++ % PAGES]
    if (mover === undefined) return false
    const others = this.pages.filter((page) => page !== mover)
    const all = others.map(
      (page) =>
        new Promise<void>((resolve) => {
          page.onEvent = () => resolve()
        }),
    )
    await mover.ask(['move', this.body], () => undefined)
    await Promise.all(all)
    return true
  }

  close(): void {
    for (const page of this.pages) page.close()
  }
}
