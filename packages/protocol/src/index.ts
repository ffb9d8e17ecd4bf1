// What passes between a table and whoever hosts its match, on the device or over the network.
export * from './frame.ts'
export * from './pieces.ts'
export * from './seating.ts'
export * from './session.ts'
export * from './trouble.ts'
