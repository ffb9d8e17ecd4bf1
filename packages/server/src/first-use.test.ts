// A server imports libraries and engines on first use, which saves memory and time at the start.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { closeAfterFile } from './testing/closing.ts'
import { TestPerson } from './testing/people.ts'
import { freshSqliteFolder } from './testing/storage.ts'

const MODULES = {
  nodemailer: '/node_modules/nodemailer/',
  'web-push': '/node_modules/web-push/',
  passkeys: '/node_modules/@simplewebauthn/server/',
  swagger: '/node_modules/@fastify/swagger/',
  'JSON Schema': '/node_modules/@valibot/to-json-schema/',
  Hegemony: '/packages/hegemony/src/',
  'Planet B': '/packages/planet-b/src/',
  bots: '/packages/bots/src/',
  fastify: '/node_modules/fastify/',
} as const

type Name = keyof typeof MODULES

class Server {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<Server> {
    const child = fork(fileURLToPath(new URL('command.ts', import.meta.url)), ['start'], {
      execArgv: ['--import', new URL('testing/loaded-modules.ts', import.meta.url).href],
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: await freshSqliteFolder(),
        LOG_LEVEL: 'silent',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'table@hustings.example',
        PUBLIC_URL: 'http://localhost',
      },
    })
    closeAfterFile(async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    const [{ port }] = await once(child, 'message')
    return new Server(child, port)
  }

  async loaded(): Promise<Name[]> {
    this.child.send('modules')
    const [urls]: string[][] = await once(this.child, 'message')
    return (Object.keys(MODULES) as Name[]).filter((name) => urls?.some((url) => url.includes(MODULES[name])))
  }
}

describe('a server process', () => {
  it('imports engines, mail, push, passkeys and OpenAPI on first use', async () => {
    const server = await Server.start()
    const anna = await TestPerson.guest(server, 'Anna')
    await anna.get('/server')
    expect(await server.loaded()).toEqual(['fastify'])

    const id = crypto.randomUUID()
    await anna.put(`/tables/${id}`, { name: 'Table', game: 'hegemony', options: { players: 2 } })
    expect(await server.loaded()).toEqual(['Hegemony', 'fastify'])

    await anna.post('/sign-in/passkey/options')
    expect(await server.loaded()).toEqual(['passkeys', 'Hegemony', 'fastify'])

    await anna.get('/openapi.json')
    expect(await server.loaded()).toEqual(['passkeys', 'swagger', 'JSON Schema', 'Hegemony', 'fastify'])
  })
})
