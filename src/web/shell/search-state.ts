import { resultsHref } from './results-href.ts';
import type { FoundSections, SearchOption } from './suggestions.ts';

/**
 * The search box between key presses. `rest`: nothing typed; `waiting`: typed, not asked yet; then `loading` until
 * `ready` or `failed`. `active` is the highlighted option, -1 for none.
 */
export type SearchState = {
  text: string;
  literal: boolean;
  phase: 'rest' | 'waiting' | 'loading' | 'ready' | 'failed';
  found: FoundSections | null;
  open: boolean;
  active: number;
};

/** `term` and `literal` of an answer say what was asked, so that late answers can be told apart. */
export type SearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'literal'; text: string }
  | { type: 'asked' }
  | { type: 'answered'; term: string; literal: boolean; found: FoundSections }
  | { type: 'failed'; term: string; literal: boolean }
  | { type: 'moved'; to: 'next' | 'previous' }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'cleared' };

export const emptySearch: SearchState = {
  text: '',
  literal: false,
  phase: 'rest',
  found: null,
  open: false,
  active: -1,
};

export const termOf = (state: SearchState): string => state.text.trim();

export const optionsOf = (state: SearchState): SearchOption[] =>
  (state.found?.sections ?? []).flatMap((section) => section.options);

/** Whether what is shown answers what stands in the box. */
const isCurrent = (state: SearchState): boolean => state.phase === 'ready';

export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text);
    case 'literal':
      return { ...emptySearch, text: event.text, literal: true, phase: 'waiting', open: true };
    case 'asked':
      return { ...state, phase: 'loading', found: null, active: -1 };
    case 'answered':
      return isLate(state, event) ? state : { ...state, phase: 'ready', found: event.found, active: -1 };
    case 'failed':
      return isLate(state, event) ? state : { ...state, phase: 'failed' };
    case 'moved':
      return moved(state, event.to);
    case 'opened':
      return { ...state, open: termOf(state) !== '' };
    case 'closed':
      return { ...state, open: false, active: -1 };
    case 'cleared':
      return emptySearch;
  }
}

/** Blanks around the term change nothing; another term waits for its own answer while the old one still stands. */
function typed(state: SearchState, text: string): SearchState {
  const term = text.trim();
  if (term === '') return { ...emptySearch, text };
  if (term === termOf(state)) return { ...state, text, open: true };
  return { ...state, text, literal: false, phase: 'waiting', open: true, active: -1 };
}

function isLate(state: SearchState, asked: { term: string; literal: boolean }): boolean {
  return asked.term !== termOf(state) || asked.literal !== state.literal;
}

/** Runs through the options and, between last and first, back to the box itself. */
function moved(state: SearchState, to: 'next' | 'previous'): SearchState {
  const count = optionsOf(state).length;
  if (termOf(state) === '') return state;
  if (!state.open) return { ...state, open: true };
  const places = count + 1;
  const step = to === 'next' ? 1 : -1;
  return { ...state, active: ((state.active + 1 + step + places) % places) - 1 };
}

/** Where Enter leads: the highlighted option, else the first when it answers this text, else all results. */
export function enterHref(state: SearchState): string | null {
  const term = termOf(state);
  if (term === '') return null;
  const options = optionsOf(state);
  const option = options[state.active] ?? (isCurrent(state) ? options[0] : undefined);
  return option?.href ?? resultsHref(term, state.literal);
}

/** One line for screen readers about what the dropdown shows. */
export function searchStatus(state: SearchState): string {
  if (!state.open) return '';
  if (state.phase === 'loading') return 'Loading...';
  if (state.phase === 'failed') return 'Something went wrong, try again later';
  if (state.phase !== 'ready') return '';
  const count = optionsOf(state).length;
  if (count === 0) return notFound(termOf(state));
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}

export const notFound = (term: string): string => `Sorry, we couldn't find "${term}" worldwide`;
