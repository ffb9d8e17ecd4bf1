import { randomUUID } from 'node:crypto'
import { type Me, NOTICES } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { runSql } from '../testing/storage.ts'

const DEVICE = { endpoint: 'https://fcm.googleapis.com/fcm/send/', keys: { p256dh: 'p', auth: 'a' } }

let server: TestServer
let mailbox: Mailbox
/** Messages of each device, by endpoint. */
const pushed: { readonly endpoint: string; readonly text: string }[] = []
beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'http://localhost:1', MAIL_FROM: 'table@hustings.test' },
  })
  server.outbox.push.send = async ({ endpoint }, payload) => {
    pushed.push({ endpoint, text: JSON.parse(payload).text })
    return true
  }
})

async function confirmAddress(person: TestPerson): Promise<string> {
  const address = `${randomUUID()}@example.org`
  await person.put('/me/email', { address })
  const [, code] = /: (\d{6})\b/.exec(await mailbox.letterTo(address)) ?? []
  await person.post('/me/email/code', { code })
  return address
}

/** A member with a confirmed address and a device, who has turned all notices off. */
async function owner() {
  const person = await TestPerson.guest(server, `Olena ${randomUUID().slice(0, 8)}`)
  const address = await confirmAddress(person)
  await person.put('/me/notices', {
    wants: Object.fromEntries(NOTICES.map((notice) => [notice, []])),
    quiet: { from: 0, until: 1439 },
  })
  const endpoint = `${DEVICE.endpoint}${randomUUID()}`
  await person.put('/me/push', { ...DEVICE, endpoint })
  await server.outbox.dispatcher.send()
  const told = async () => {
    await server.outbox.dispatcher.send()
    const texts = pushed.filter((one) => one.endpoint === endpoint).map(({ text }) => text)
    pushed.splice(0)
    return { letter: await mailbox.letterTo(address), push: texts.join('\n') }
  }
  return { person, address, told }
}

async function withPasskey(person: TestPerson): Promise<string> {
  const id = Buffer.from(randomUUID())
  await runSql(
    server.node.storage,
    'insert into passkeys (id, account, public_key, name, created_at) values (?, ?, ?, ?, ?)',
    [id, person.id, id, 'Key', Date.now()],
  )
  return id.toString('base64url')
}

describe('notices of changes to sign-in methods', () => {
  it('reach mail and every device without delay, even if the owner has turned notices off', async () => {
    const { person, told } = await owner()
    const changes: [RegExp, () => Promise<unknown>][] = [
      [/The password was changed/, () => person.put('/me/password', { password: 'correct horse battery' })],
      [/A new recovery code was created/, () => person.post('/me/recovery')],
      [/A passkey was removed/, async () => person.delete(`/me/passkeys/${await withPasskey(person)}`)],
    ]
    for (const [text, change] of changes) {
      await change()
      const { letter, push } = await told()
      expect(letter).toMatch(text)
      expect(letter).toContain(person.name)
      expect(push).toMatch(text)
    }
    await person.patch('/me', { name: `Oksana ${randomUUID().slice(0, 8)}` })
    const { letter, push } = await told()
    expect(letter).toMatch(/The name was changed/)
    expect(push).toMatch(/The name was changed/)
  })

  it('reach the former address when it is replaced', async () => {
    const { person, address, told } = await owner()
    const next = await confirmAddress(person)
    const { letter, push } = await told()
    expect(letter).toMatch(/The email address was changed/)
    expect(letter).not.toContain(next)
    expect(push).toMatch(/The email address was changed/)
    expect((await person.get<Me>('/me')).email?.address).toBe(next)
    expect(next).not.toBe(address)
  })

  it('arrive as one mail after several changes at once', async () => {
    const { person, told } = await owner()
    await person.post('/me/recovery')
    await person.put('/me/password', { password: 'correct horse battery' })
    const { letter } = await told()
    expect(letter).toMatch(/A new recovery code was created/)
    expect(letter).toMatch(/The password was changed/)
  })
})
