// SMTP server of a test, which keeps the mails it receives.
import { createServer } from 'node:net'
import { closeAfterFile } from './closing.ts'

export interface Mailbox {
  readonly url: string
  readonly letters: string[]
  /** Waits for the next mail to that address. */
  letterTo(address: string): Promise<string>
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: string[] = []
  const waiters = new Set<() => void>()
  const server = createServer((socket) => {
    let data = false
    let text = ''
    socket.on('error', () => socket.destroy())
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      for (let end = text.indexOf('\r\n'); end >= 0 && !data; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (/^EHLO|^HELO/i.test(line)) socket.write('250 test\r\n')
        else if (/^DATA/i.test(line)) {
          data = true
          socket.write('354 go\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
      }
      const end = text.indexOf('\r\n.\r\n')
      if (!data || end < 0) return
      letters.push(unfolded(text.slice(0, end)))
      text = text.slice(end + 5)
      data = false
      socket.write('250 kept\r\n')
      for (const wake of [...waiters]) wake()
    })
  })
  closeAfterFile(async () => server.close())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    letters,
    async letterTo(to) {
      const find = () => letters.findIndex((letter) => letter.includes(to))
      while (find() < 0) await new Promise<void>((wake) => waiters.add(wake))
      return letters.splice(find(), 1)[0] ?? ''
    },
  }
}

/** Joins lines that were wrapped for transport. */
function unfolded(letter: string): string {
  return letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
