// Thrown when a file of this package cannot be read, which offline is no defect: a later attempt can succeed.
export class UnreadFile extends Error {}
