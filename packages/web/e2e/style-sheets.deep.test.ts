// The whole of style-sheets.test.ts.
import './style-sheets.test.ts'
