// Every screen and language of matrix.test.ts.
import './matrix.test.ts'
