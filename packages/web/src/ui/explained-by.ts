// Props that give an element the tooltip of a game term.

export function explainedBy(term: string | undefined): { readonly 'data-tip'?: string } {
  return term === undefined ? {} : { 'data-tip': `term:${term}` }
}
