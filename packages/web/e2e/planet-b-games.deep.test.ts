// The whole of planet-b-games.test.ts.
import './planet-b-games.test.ts'
