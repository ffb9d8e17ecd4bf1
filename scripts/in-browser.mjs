// Runs a TypeScript file against the built client in a real Chrome: `node scripts/in-browser.mjs FILE [ARGUMENTS]`.
// Used by npm run screenshots and npm run bench:web.
import { runAgainstClient } from './served-client.mjs'

try {
  process.exit(await runAgainstClient(process.argv.slice(2)))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
