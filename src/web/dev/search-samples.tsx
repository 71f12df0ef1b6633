import { SearchPanel } from '../shell/search-panel.tsx';
import { emptySearch, type SearchEvent, type SearchState, searchReducer } from '../shell/search-state.ts';
import { type Suggestions, searchSections } from '../shell/suggestions.ts';
import { Samples, type ThemeProps } from './samples.tsx';
import styles from './ui.module.css';

const dollars = (cents: number) => ({
  price_cents: cents,
  currency: 'USD',
  price_usd_cents: cents,
  price_on_request: false,
});

const found: Suggestions = {
  corrected: { from: 'patagona', to: 'patagonia' },
  trip_categories: [
    {
      name: 'Patagonia',
      slug: 'patagonia',
      trip_page_slug: 'patagonia',
      guide_path: null,
      category_type: 'Region',
      trip_count: 214,
    },
    {
      name: 'Patagonian ice',
      slug: 'ice',
      trip_page_slug: null,
      guide_path: '/guide/ice',
      category_type: 'Landmark',
      trip_count: 1,
    },
  ],
  operators: [{ name: 'Patagonia Unbound', slug: 'patagonia-unbound' }],
  articles: [],
  trips: [
    { name: 'Torres del Paine to Los Glaciares on foot', slug: 'torres', ...dollars(419_000) },
    { name: 'Chilean fjords and Cape Horn', slug: 'fjords', ...dollars(548_000) },
  ],
  total_trips: 128,
};
const nothing: Suggestions = {
  ...found,
  corrected: null,
  trip_categories: [],
  operators: [],
  trips: [],
  total_trips: 0,
};

const shown = (answer: Suggestions, term: string) => ({
  corrected: answer.corrected,
  sections: searchSections(answer, term, false, { attractions: null, longTails: false }),
});

const after = (text: string, ...events: SearchEvent[]): SearchState =>
  [{ type: 'typed', text } as const, ...events].reduce(searchReducer, emptySearch);

const states: Record<string, SearchState> = {
  found: after(
    'patagona',
    { type: 'asked' },
    { type: 'answered', term: 'patagona', literal: false, found: shown(found, 'patagona') },
    { type: 'moved', to: 'next' },
  ),
  loading: after('pata', { type: 'asked' }),
  failed: after('pata', { type: 'asked' }, { type: 'failed', term: 'pata', literal: false }),
  empty: after(
    'Zanzibarr',
    { type: 'asked' },
    { type: 'answered', term: 'Zanzibarr', literal: false, found: shown(nothing, 'Zanzibarr') },
  ),
};

export function SearchSamples({ theme }: ThemeProps) {
  return (
    <Samples title="Search" theme={theme}>
      {Object.entries(states).map(([name, state]) => (
        <SearchPanel
          key={name}
          className={styles.panel}
          state={state}
          boxId={`${theme}-${name}`}
          panelId={`${theme}-${name}-panel`}
          onLiteral={() => {}}
        />
      ))}
    </Samples>
  );
}
