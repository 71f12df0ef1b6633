import { useId } from 'react';
import { SearchSuggestions } from '../../shell/search-suggestions.tsx';
import { useSearchField } from '../../shell/use-search-field.ts';
import { Button } from '../../ui/button.tsx';
import type { HomePage } from '../home.loader.ts';
import styles from './search-dock.module.css';

type SearchDockProps = Pick<HomePage, 'months' | 'types'>;

/** The search under the hero: where, when and what kind, as one plain form; the first field suggests. */
export function SearchDock({ months, types }: SearchDockProps) {
  const id = useId();
  const search = useSearchField({ id, dropdown: true, enter: 'send' });
  return (
    <search>
      <form className={styles.search} method="get" action="/catalogsearch/result" onBlur={search.leave}>
        <div className={styles.where} ref={search.around}>
          <label className={styles.field}>
            <span>Where or what</span>
            <input {...search.field} type="search" placeholder="Patagonia, safari, Danube" />
          </label>
          <SearchSuggestions className={styles.panel} {...search.panel} />
          <p className="visually-hidden" role="status">
            {search.status}
          </p>
        </div>
        <label className={styles.field}>
          <span>When</span>
          <select name="departure_month" defaultValue="">
            <option value="">Any month</option>
            {months.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>Kind of trip</span>
          <select name="trip_type" defaultValue="">
            <option value="">Any kind</option>
            {types.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="go" icon="search" className={styles.go}>
          Search trips
        </Button>
      </form>
    </search>
  );
}
