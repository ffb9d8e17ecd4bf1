// Controls Firefox by Marionette, its protocol for WebDriver commands: length-prefixed JSON messages over a socket.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { ELEMENT, Program, type RemoteBrowser, resultOf, SCRIPT_MS, scriptOf, WINDOW } from './remote-browser.ts'

/** Reports a fine pointer with hover, which headless Firefox lacks; any free port; no first-run pages. */
const PREFERENCES: Readonly<Record<string, number | boolean | string>> = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export async function startFirefox(executable: string): Promise<RemoteBrowser> {
  const program = new Program()
  const profile = program.folder
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
  program.start(executable, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    MOZ_HEADLESS_WIDTH: String(WINDOW.width),
    MOZ_HEADLESS_HEIGHT: String(WINDOW.height),
  })
  try {
    const file = join(profile, 'MarionetteActivePort')
    const port = await program.until('the port of Firefox', () => {
      const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
      return text === '' ? null : Number(text)
    })
    const marionette = await Marionette.connect(port)
    await marionette.send('WebDriver:NewSession', { strictFileInteractability: false })
    await marionette.send('WebDriver:SetTimeouts', { script: SCRIPT_MS })
    await marionette.send('WebDriver:SetWindowRect', WINDOW)
    return new Firefox(program, marionette)
  } catch (error) {
    await program.stop()
    throw error
  }
}

class Firefox implements RemoteBrowser {
  private readonly program: Program
  private readonly marionette: Marionette

  constructor(program: Program, marionette: Marionette) {
    this.program = program
    this.marionette = marionette
  }

  async goTo(url: string): Promise<void> {
    await this.marionette.send('WebDriver:Navigate', { url })
  }

  async run<A, R>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    const script = scriptOf(inPage)
    const { value } = await this.marionette.send('WebDriver:ExecuteAsyncScript', { script, args: [argument] })
    return resultOf<R>(value)
  }

  async click(selector: string): Promise<void> {
    await this.marionette.send('WebDriver:ElementClick', { id: await this.find(selector) })
  }

  async upload(selector: string, path: string): Promise<void> {
    await this.marionette.send('WebDriver:ElementSendKeys', { id: await this.find(selector), text: path })
  }

  async screenshot(): Promise<string> {
    const { value } = await this.marionette.send('WebDriver:TakeScreenshot', { full: false })
    return String(value)
  }

  async close(): Promise<void> {
    this.marionette.close()
    await this.program.stop()
  }

  private async find(selector: string): Promise<string> {
    const { value } = await this.marionette.send('WebDriver:FindElement', { using: 'css selector', value: selector })
    return (value as Readonly<Record<string, string>>)[ELEMENT] ?? ''
  }
}

interface Answer {
  readonly value?: unknown
}

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

class Marionette {
  private readonly socket: Socket
  private received = Buffer.alloc(0)
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (data) => this.receive(data))
    socket.on('close', () => this.fail(new Error('Firefox has closed the connection')))
    socket.on('error', (error) => this.fail(error))
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Marionette(socket)))
      socket.once('error', reject)
    })
  }

  send(command: string, parameters: object = {}): Promise<Answer> {
    const id = ++this.last
    const text = Buffer.from(JSON.stringify([0, id, command, parameters]))
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject: (error) => reject(new Error(`${command}: ${error.message}`)) })
      this.socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]))
    })
  }

  close(): void {
    this.socket.destroy()
  }

  private receive(data: Buffer): void {
    this.received = Buffer.concat([this.received, data])
    for (;;) {
      const colon = this.received.indexOf(':')
      const end = colon + 1 + Number(this.received.toString('latin1', 0, Math.max(0, colon)))
      if (colon < 0 || this.received.length < end) return
      this.answered(JSON.parse(this.received.toString('utf8', colon + 1, end)))
      this.received = this.received.subarray(end)
    }
  }

  /** `[1, id, error, result]`; the first message is a greeting. */
  private answered(message: unknown): void {
    if (!Array.isArray(message)) return
    const [, id, error, result] = message
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (error === null) waiting?.resolve(result ?? {})
    else waiting?.reject(new Error(`${error.error}: ${error.message}`))
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
