/// <reference path="./messages/keys.d.ts" />
// Planet B's public face: the game, its data, its events and views, and its boxes in words.
export * from './data/index.ts'
export * from './data/words.ts'
export * from './game.ts'
export type { PlanetBOptions } from './options.ts'
export type * from './state/events.ts'
export type * from './state/state.ts'
export type * from './state/view.ts'
export * from './summary.ts'
