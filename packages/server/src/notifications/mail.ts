// Mail, where an SMTP server is set. The library is imported when the first mail is sent.
import type { Transporter } from 'nodemailer'

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
  let transport: Promise<Transporter> | null = null
  return {
    async send({ to, subject, text }) {
      transport ??= openTransport(smtpUrl)
      await (await transport).sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** Mails are sent one after the other over a few connections. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  })
}
