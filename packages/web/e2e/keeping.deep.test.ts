// The whole of keeping.test.ts.
import './keeping.test.ts'
