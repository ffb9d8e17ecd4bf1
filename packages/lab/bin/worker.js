// A thread of the lab: lets Node read TypeScript, then works off what it is sent.
import { register } from 'tsx/esm/api'

register()
await import('../src/runs/worker.ts')
