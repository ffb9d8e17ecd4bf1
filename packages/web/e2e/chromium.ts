// How tests and scripts start Chromium, and their timeouts.

/** Chromium has no sandbox as root; the other flags prevent background requests. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A host name other than localhost: an insecure context, as for guests on the local network.
  '--host-resolver-rules=MAP table.test 127.0.0.1',
]

const executablePath = process.env.CHROME_PATH

/** Launch options. */
export const CHROMIUM = { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) }

/** Timeout for steps whose duration depends on the machine. */
export const PATIENCE_MS = 30_000
