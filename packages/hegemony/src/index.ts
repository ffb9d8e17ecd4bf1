// Hegemony's public face: the game, its data, its events and views.
export * from './data/index.ts'
export * from './game.ts'
export type * from './state/automa.ts'
export type * from './state/automa-events.ts'
export type * from './state/events.ts'
export type * from './state/state.ts'
export type * from './state/view.ts'
