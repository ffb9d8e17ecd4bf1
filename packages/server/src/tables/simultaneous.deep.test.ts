// The whole of simultaneous.test.ts.
import './simultaneous.test.ts'
