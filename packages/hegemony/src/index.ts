// Hegemony's public face: the game, its data, its events and views, where a match stands.
export * from './data/index.ts'
export * from './game.ts'
export type { HegemonyOptions } from './options.ts'
export type * from './state/agreements.ts'
export type * from './state/events.ts'
export type * from './state/state.ts'
export type * from './state/view.ts'
export * from './summary.ts'
