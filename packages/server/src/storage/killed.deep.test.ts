// 50 kills for each database.
import './killed.test.ts'
