// Runs modules.test.ts at full size.
import './modules.test.ts'
