// Schemas of what clients send: the server checks it, and describes it as OpenAPI. Clients import the types only.
export * from './rest.ts'
export * from './socket.ts'
export * from './table.ts'
export * from './values.ts'
