// Mail, where an SMTP server is set.
import { createTransport } from 'nodemailer'

/** Time for the SMTP server to accept a connection, and for each of its answers. */
const CONNECT_MS = 5000
const SILENT_MS = 15_000

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  close(): void
}

export function openMail(smtpUrl: string | null, from: string): Mailer | null {
  if (smtpUrl === null) return null
  // Letters go one after the other over a few connections.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}
