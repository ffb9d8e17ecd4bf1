// The facts of the game in one import: the words, the boards and every card.
export * from './boards.ts'
export * from './facts.ts'
export * from './vocabulary.ts'
