/** Where the search form leads; `literal` skips spelling correction. */
export function resultsHref(term: string, literal = false): string {
  return `/catalogsearch/result?${new URLSearchParams({ q: term, ...(literal && { exact: '1' }) })}`;
}
