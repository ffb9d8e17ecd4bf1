// Spread on an element, it makes a term of the game explain itself there.

export function explainedBy(term: string | undefined): { readonly 'data-tip'?: string } {
  return term === undefined ? {} : { 'data-tip': `term:${term}` }
}
