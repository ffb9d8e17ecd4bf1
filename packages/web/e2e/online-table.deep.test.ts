// The whole of online-table.test.ts.
import './online-table.test.ts'
