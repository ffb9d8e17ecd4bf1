// Runs properties.test.ts at full size.
import './properties.test.ts'
