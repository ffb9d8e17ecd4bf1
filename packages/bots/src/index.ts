// Players made of code.
export { randomBot } from './random.ts'
