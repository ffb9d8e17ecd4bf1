// The whole of replay.test.ts.
import './replay.test.ts'
