import { useEffect, useReducer } from 'react';
import { useSite } from '../site.ts';
import { emptySearch, searchReducer, termOf } from './search-state.ts';

const PAUSE_MS = 500;

/** The search box's state; asks once the reader has paused, and drops the question when the text changes again. */
export function useSearch() {
  const [state, dispatch] = useReducer(searchReducer, emptySearch);
  const term = termOf(state);
  const { literal } = state;
  const { suggested: pages } = useSite().shell;

  useEffect(() => {
    if (term === '') return;
    const question = new AbortController();
    const ask = async () => {
      dispatch({ type: 'asked' });
      try {
        // With its first question: most visits never type.
        const { fetchSuggestions } = await import('./fetch-suggestions.ts');
        const found = await fetchSuggestions({ term, literal, pages, signal: question.signal });
        dispatch({ type: 'answered', term, literal, found });
      } catch {
        if (!question.signal.aborted) dispatch({ type: 'failed', term, literal });
      }
    };
    const pause = setTimeout(ask, literal ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(pause);
      question.abort();
    };
  }, [term, literal, pages]);

  // A page taken back out of the browser's cache starts with an empty box, like any other new page.
  useEffect(() => {
    const clear = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'cleared' });
    window.addEventListener('pageshow', clear);
    return () => window.removeEventListener('pageshow', clear);
  }, []);

  return [state, dispatch] as const;
}
