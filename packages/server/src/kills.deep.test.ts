// The whole of kills.test.ts.
import './kills.test.ts'
