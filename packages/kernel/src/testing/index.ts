// For the tests of games: the property suite and its parts. Brings Vitest and fast-check along; Ballot alone does not.
export * from './heavy.ts'
export * from './interference.ts'
export * from './light.ts'
export * from './plain.ts'
export * from './play.ts'
export * from './properties.ts'
export * from './thinking.ts'
