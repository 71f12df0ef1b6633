import type { Suggestions } from './suggestions.ts';

/** Asks for suggestions; rejects on any answer but a found one. `literal` skips spelling correction. */
export async function fetchSuggestions(term: string, literal: boolean, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ search: term, ...(literal && { literal: 'true' }) });
  const response = await fetch(`/v1/search?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  const body: { data: { attributes: Suggestions } } = await response.json();
  return body.data.attributes;
}
