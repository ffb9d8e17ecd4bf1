// A thread of the soak run: lets Node read TypeScript, then works off what it is sent.
import { register } from 'tsx/esm/api'

register()
await import('../src/soak-worker.ts')
