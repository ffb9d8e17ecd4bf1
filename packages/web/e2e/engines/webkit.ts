// Controls WebKitGTK's MiniBrowser by WebDriver over HTTP, on a separate display and message bus.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { ELEMENT, Program, type RemoteBrowser, resultOf, SCRIPT_MS, scriptOf, WINDOW } from './remote-browser.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly miniBrowser: string
  readonly xvfb: string
  readonly dbus: string
}

export async function startWebKit({ driver, miniBrowser, xvfb, dbus }: WebKitPrograms): Promise<RemoteBrowser> {
  const screen = new Program()
  const program = new Program()
  const stop = async () => {
    await program.stop()
    await screen.stop()
  }
  try {
    screen.start(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    const display = await screen.until('a screen', () => screen.printed(/^(\d+)\n/m))
    const port = await freePort()
    program.start(dbus, ['--', driver, `--port=${port}`], {
      DISPLAY: `:${display[1]}`,
      // Its sandbox does not start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_RUNTIME_DIR: program.folder,
    })
    const at = `http://127.0.0.1:${port}`
    await program.until('the driver of WebKit', () =>
      fetch(`${at}/status`).then(
        ({ ok }) => (ok ? true : null),
        () => null,
      ),
    )
    const options = { binary: miniBrowser, args: ['--automation'] }
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
    const { sessionId } = (await command(`${at}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
    const browser = new WebKit(`${at}/session/${sessionId}`, stop)
    await browser.prepare()
    return browser
  } catch (error) {
    await stop()
    throw error
  }
}

class WebKit implements RemoteBrowser {
  private readonly session: string
  private readonly stop: () => Promise<void>

  constructor(session: string, stop: () => Promise<void>) {
    this.session = session
    this.stop = stop
  }

  async prepare(): Promise<void> {
    await this.send('timeouts', { script: SCRIPT_MS })
    await this.send('window/rect', WINDOW)
  }

  async goTo(url: string): Promise<void> {
    await this.send('url', { url })
  }

  async run<A, R>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    return resultOf<R>(await this.send('execute/async', { script: scriptOf(inPage), args: [argument] }))
  }

  async click(selector: string): Promise<void> {
    await this.send(`element/${await this.find(selector)}/click`, {})
  }

  async upload(selector: string, path: string): Promise<void> {
    await this.send(`element/${await this.find(selector)}/value`, { text: path })
  }

  async screenshot(): Promise<string> {
    return String(await this.send('screenshot'))
  }

  async close(): Promise<void> {
    await this.stop()
  }

  private async find(selector: string): Promise<string> {
    const found = await this.send('element', { using: 'css selector', value: selector })
    return (found as Readonly<Record<string, string>>)[ELEMENT] ?? ''
  }

  private send(path: string, body?: object): Promise<unknown> {
    return command(`${this.session}/${path}`, body)
  }
}

async function command(url: string, body?: object): Promise<unknown> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(SCRIPT_MS) })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (response.ok) return value
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Error(`${new URL(url).pathname}: ${error}: ${message}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
