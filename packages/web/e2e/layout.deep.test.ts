// The whole of layout.test.ts.
import './layout.test.ts'
