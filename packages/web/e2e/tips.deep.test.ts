// The whole of tips.test.ts.
import './tips.test.ts'
