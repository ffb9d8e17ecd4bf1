// Ends a command successfully with a message.
export class EarlyExit extends Error {}
