// A running match without I/O, for any host.
export * from './engine.ts'
export * from './frame.ts'
export * from './history.ts'
export * from './machines.ts'
export * from './progress.ts'
export * from './turn.ts'
export * from './undo.ts'
