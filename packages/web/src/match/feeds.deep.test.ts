// The whole of feeds.test.ts.
import './feeds.test.ts'
