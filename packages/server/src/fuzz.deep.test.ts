// The whole of fuzz.test.ts.
import './fuzz.test.ts'
