import { describe, expect, it } from 'vitest';
import {
  emptySearch,
  enterHref,
  optionsOf,
  type SearchEvent,
  type SearchState,
  searchReducer,
  searchStatus,
} from './search-state.ts';
import { type Suggestions, searchSections } from './suggestions.ts';

const NO_PAGES = { attractions: null, longTails: false };

const nothing: Suggestions = {
  corrected: null,
  trip_categories: [],
  operators: [],
  articles: [],
  trips: [],
  total_trips: 0,
};

const peru: Suggestions = {
  ...nothing,
  trip_categories: [
    { name: 'Peru', slug: 'peru', trip_page_slug: 'peru', guide_path: null, category_type: 'Country', trip_count: 12 },
  ],
  trips: [
    {
      name: 'Inca Trail',
      slug: 'inca-trail',
      price_cents: 98_000,
      currency: 'USD',
      price_usd_cents: 98_000,
      price_on_request: false,
    },
  ],
  total_trips: 12,
};

const typed = (text: string): SearchEvent => ({ type: 'typed', text });
const answered = (term: string, found = peru, literal = false): SearchEvent => ({
  type: 'answered',
  term,
  literal,
  found: { corrected: found.corrected, sections: searchSections(found, term, literal, NO_PAGES) },
});
const next: SearchEvent = { type: 'moved', to: 'next' };
const previous: SearchEvent = { type: 'moved', to: 'previous' };
const asked: SearchEvent = { type: 'asked' };

const played = (...events: SearchEvent[]): SearchState => events.reduce(searchReducer, emptySearch);
const found = played(typed('peru'), asked, answered('peru'));

describe('the search box', () => {
  it('stays shut for blanks', () => {
    const state = played(typed('   '));
    expect(state.open).toBe(false);
    expect(state.phase).toBe('rest');
    expect(enterHref(state)).toBeNull();
  });

  it('keeps an answer when only blanks around the term change', () => {
    const state = searchReducer(found, typed(' peru '));
    expect(state.phase).toBe('ready');
    expect(optionsOf(state)).toHaveLength(3);
  });

  it('discards an answer to an older text', () => {
    const state = played(typed('per'), asked, typed('peru'), answered('per', nothing));
    expect(state.phase).toBe('waiting');
    expect(state.found).toBeNull();
  });

  it('discards an older failure', () => {
    const state = played(typed('per'), asked, typed('peru'), { type: 'failed', term: 'per', literal: false });
    expect(state.phase).toBe('waiting');
  });

  it('discards the corrected answer once the literal one was asked for', () => {
    const state = played(typed('peruu'), asked, { type: 'literal', text: 'peruu' }, answered('peruu'));
    expect(state.found).toBeNull();
    expect(searchReducer(state, answered('peruu', nothing, true)).phase).toBe('ready');
  });

  it('goes back to correcting when the text changes after a literal search', () => {
    expect(played({ type: 'literal', text: 'peruu' }, typed('peruv')).literal).toBe(false);
  });

  it('clears a failure before the next search', () => {
    const failed = played(typed('peru'), asked, { type: 'failed', term: 'peru', literal: false });
    expect(searchStatus(failed)).toBe('Something went wrong, try again later');
    expect(searchStatus(searchReducer(failed, asked))).toBe('Loading...');
  });

  it('is empty again after clearing', () => {
    expect(searchReducer(found, { type: 'cleared' })).toEqual(emptySearch);
  });
});

describe('the highlight', () => {
  it('runs down through all options and back to the box', () => {
    const stops = [1, 2, 3, 4].map((presses) => Array<SearchEvent>(presses).fill(next).reduce(searchReducer, found));
    expect(stops.map((state) => state.active)).toEqual([0, 1, 2, -1]);
  });

  it('goes up from the box to the last option', () => {
    expect(searchReducer(found, previous).active).toBe(2);
  });

  it('only opens a shut list', () => {
    const shut = searchReducer(found, { type: 'closed' });
    expect(searchReducer(shut, next)).toMatchObject({ open: true, active: -1 });
  });

  it('leaves when other text is typed', () => {
    expect(searchReducer(searchReducer(found, next), typed('chile')).active).toBe(-1);
  });
});

describe('Enter', () => {
  it('opens the highlighted option', () => {
    expect(enterHref([next, next].reduce(searchReducer, found))).toBe('/trips/inca-trail');
  });

  it('opens the first option when the results answer the text', () => {
    expect(enterHref(found)).toBe('/trip-list/peru');
  });

  it('opens all results while another answer is awaited', () => {
    expect(enterHref(searchReducer(found, typed('peru & chile')))).toBe('/catalogsearch/result?q=peru+%26+chile');
  });

  it('opens all results when nothing was found, without correction if that was asked for', () => {
    expect(enterHref(played(typed('zz'), asked, answered('zz', nothing)))).toBe('/catalogsearch/result?q=zz');
    expect(enterHref(played({ type: 'literal', text: 'zz' }))).toBe('/catalogsearch/result?q=zz&exact=1');
  });
});

describe('the spoken status', () => {
  it('counts suggestions and names what was not found', () => {
    expect(searchStatus(found)).toBe('3 suggestions');
    expect(searchStatus(played(typed('zz'), asked, answered('zz', nothing)))).toBe(
      'Sorry, we couldn\'t find "zz" worldwide',
    );
    expect(searchStatus(searchReducer(found, { type: 'closed' }))).toBe('');
  });
});
