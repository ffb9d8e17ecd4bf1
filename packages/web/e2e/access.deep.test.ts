// The whole of access.test.ts.
import './access.test.ts'
