// Mail, where an SMTP server is set.
import { createTransport } from 'nodemailer'

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
  const transport = createTransport({ url: smtpUrl, pool: true })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}
