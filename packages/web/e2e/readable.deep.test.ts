// The whole of readable.test.ts.
import './readable.test.ts'
