// The whole of saving.test.ts.
import './saving.test.ts'
