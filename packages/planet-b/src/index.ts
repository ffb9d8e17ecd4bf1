// Planet B's public face: the game, its data, its events and views.
export * from './data/index.ts'
