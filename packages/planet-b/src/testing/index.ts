// Everything a test of Planet B arranges and drives a table with, for this package and for examiners outside it.
export * from './given.ts'
export * from './match.ts'
