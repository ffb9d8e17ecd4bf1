// 100 cuts.
import './power-cut.test.ts'
