// The whole of online-play.test.ts.
import './online-play.test.ts'
