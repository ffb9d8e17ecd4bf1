// Runs stretches.test.ts at full size.
import './stretches.test.ts'
