// The whole of modules.test.ts.
import './modules.test.ts'
