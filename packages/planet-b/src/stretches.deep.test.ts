// The whole of stretches.test.ts.
import './stretches.test.ts'
