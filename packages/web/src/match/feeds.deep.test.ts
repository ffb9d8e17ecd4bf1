// Runs feeds.test.ts in full.
import './feeds.test.ts'
