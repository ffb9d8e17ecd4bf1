// Not an error: what was asked for is done, and this is the text.
export class Told extends Error {}
