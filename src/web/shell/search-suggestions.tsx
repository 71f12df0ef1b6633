import { lazy, Suspense } from 'react';
import type { SearchPanelProps } from './search-panel.tsx';

const load = () => import('./search-panel.tsx');
const SearchPanel = lazy(async () => ({ default: (await load()).SearchPanel }));

/** Fetches the suggestions' part of the scripts ahead of the first answer. */
export const preloadSuggestions = () => void load();

/** What a search field found. Most visits never type, so its script comes with the first letter. */
export function SearchSuggestions(props: SearchPanelProps) {
  if (props.state.phase === 'rest') return null;
  return (
    <Suspense>
      <SearchPanel {...props} />
    </Suspense>
  );
}
