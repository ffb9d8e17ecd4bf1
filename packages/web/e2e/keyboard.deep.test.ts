// The whole of keyboard.test.ts.
import './keyboard.test.ts'
