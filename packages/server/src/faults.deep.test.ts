// The whole of faults.test.ts.
import './faults.test.ts'
