// The whole of secrecy.test.ts.
import './secrecy.test.ts'
