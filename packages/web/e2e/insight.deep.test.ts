// The whole of insight.test.ts.
import './insight.test.ts'
