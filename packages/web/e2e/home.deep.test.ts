// The whole of home.test.ts.
import './home.test.ts'
