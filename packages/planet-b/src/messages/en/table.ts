// English: what the rules ask, offer and refuse.
export const table = {} as const
