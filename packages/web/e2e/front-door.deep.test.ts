// The whole of front-door.test.ts.
import './front-door.test.ts'
