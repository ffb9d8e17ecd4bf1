// How somebody reads what the guide says: kept by the table, so that turning a tablet around changes nothing.

export interface Reading {
  readonly folded: boolean
  /** The page that is open, by what is taught. */
  readonly pages: Readonly<Record<string, number>>
}

export const UNREAD: Reading = { folded: false, pages: {} }
