// The whole of play.test.ts.
import './play.test.ts'
