// A server with the built client at a separate address, for passkeys and mailed links, with its outgoing mail.
import { closeAll, freePort, type Mailbox, openMailbox, type TestServer, testServer } from '@hustings/server/testing'
import { dist } from './browser.ts'
import { closeAtTheEnd } from './visit.ts'

export interface House {
  readonly server: TestServer
  /** With a slash at the end. */
  readonly address: string
  readonly post: Mailbox
}

let opened: Promise<House> | undefined

/** Shared by all tests of a process: it starts once. */
export function house(): Promise<House> {
  opened ??= open()
  return opened
}

async function open(): Promise<House> {
  closeAtTheEnd(closeAll)
  const port = await freePort()
  const post = await openMailbox()
  const env = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: post.url, SERVER_NAME: 'Club' }
  const server = await testServer({ client: dist(), env })
  return { server, address: `http://localhost:${port}/`, post }
}
