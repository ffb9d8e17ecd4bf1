// The whole of lobby.test.ts.
import './lobby.test.ts'
