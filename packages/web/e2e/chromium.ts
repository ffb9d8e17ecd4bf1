// How tests and scripts start Chromium, and how long they wait for it.

/** As root Chromium has no sandbox; the rest keeps it from calling home. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that is not localhost: what a guest on the local network sees, where browsers trust a page less.
  '--host-resolver-rules=MAP table.test 127.0.0.1',
]

const executablePath = process.env.CHROME_PATH

/** How the browser is started. */
export const CHROMIUM = { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) }

/** How long to wait for what depends on the machine. */
export const PATIENCE_MS = 30_000
