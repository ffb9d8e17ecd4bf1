// The thread of the embedded database: lets Node read TypeScript, then carries out what it is sent.
import { register } from 'tsx/esm/api'

register()
await import('../src/database/lite-thread.ts')
