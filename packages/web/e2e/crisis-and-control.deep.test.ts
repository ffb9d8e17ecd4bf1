// The whole of crisis-and-control.test.ts.
import './crisis-and-control.test.ts'
