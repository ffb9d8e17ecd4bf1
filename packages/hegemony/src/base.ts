// The base game alone, for whoever does not want to carry the expansion along: index.ts brings everything.
export { baseGame as hegemony } from './base-game.ts'
export * from './summary.ts'
