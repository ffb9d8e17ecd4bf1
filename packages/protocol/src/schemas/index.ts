// Schemas of everything that clients send, for validation and OpenAPI. Clients import the types only.
export * from './rest.ts'
export * from './socket.ts'
export * from './table.ts'
export * from './values.ts'
