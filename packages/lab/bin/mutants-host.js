// The warm test runner of `hustings mutants`: lets Node read TypeScript, then tries the faults it is sent.
import { register } from 'tsx/esm/api'

register()
await import('../src/mutants/host.ts')
