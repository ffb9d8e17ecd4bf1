// Reading state of the guide. The table holds it, so that rotating a tablet keeps it.

export interface Reading {
  readonly folded: boolean
  /** The open page of each step. */
  readonly pages: Readonly<Record<string, number>>
}

export const UNREAD: Reading = { folded: false, pages: {} }
