// For tests here and in the client.
export { answersAt } from './answers.ts'
