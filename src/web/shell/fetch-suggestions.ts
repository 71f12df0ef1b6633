import type { SuggestedPages } from './shell-data.ts';
import { type FoundSections, type Suggestions, searchSections } from './suggestions.ts';

type Question = {
  term: string;
  /** Skips spelling correction. */
  literal: boolean;
  pages: SuggestedPages;
  signal: AbortSignal;
};

/** Asks for suggestions; rejects on any answer but a found one. */
export async function fetchSuggestions({ term, literal, pages, signal }: Question): Promise<FoundSections> {
  const query = new URLSearchParams({ search: term, ...(literal && { literal: 'true' }) });
  const response = await fetch(`/v1/search?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  const body: { data: { attributes: Suggestions } } = await response.json();
  const found = body.data.attributes;
  return { corrected: found.corrected, sections: searchSections(found, term, literal, pages) };
}
