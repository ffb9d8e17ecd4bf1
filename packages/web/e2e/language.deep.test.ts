// The whole of language.test.ts.
import './language.test.ts'
