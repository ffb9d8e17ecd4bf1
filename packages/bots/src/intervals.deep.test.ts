import './intervals.test.ts'
