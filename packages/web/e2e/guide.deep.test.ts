// The whole of guide.test.ts.
import './guide.test.ts'
