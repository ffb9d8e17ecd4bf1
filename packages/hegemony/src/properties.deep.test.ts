// The whole of properties.test.ts.
import './properties.test.ts'
