// For tests of whoever hosts matches.
export * from './ballot.ts'
export * from './session-contract.ts'
