// The whole of planet-b.test.ts.
import './planet-b.test.ts'
