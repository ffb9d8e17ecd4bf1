// The whole of cli.test.ts.
import './cli.test.ts'
