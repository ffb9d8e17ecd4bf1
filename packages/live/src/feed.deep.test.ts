// The whole of feed.test.ts.
import './feed.test.ts'
