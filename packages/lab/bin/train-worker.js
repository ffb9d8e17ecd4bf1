// A thread of the training: lets Node read TypeScript, then holds the lessons it is sent.
import { register } from 'tsx/esm/api'

register()
await import('../src/train-worker.ts')
