import { readServerValue } from '../server-value.ts';
import { Button } from '../ui/button.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import { type TripListData, UNSHOWN } from './trip-list-data.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Facets that most travelers use first; the others wait behind their title. */
const FIRST = ['trip_type', 'destination', 'duration', 'physical_level', 'departure_month', 'includes'];

type FiltersProps = Pick<FilterForm, 'form' | 'shown' | 'draw'> & {
  list: TripListData;
};

/** The filter form: a plain GET form whose fields are the address. */
export function Filters({ list, form, shown, draw }: FiltersProps) {
  const groups = readServerValue(list.groups) ?? [];
  const open = groups.filter((group) => FIRST.includes(group.key));
  const folded = groups.filter((group) => !FIRST.includes(group.key));
  const [kind, ...others] = open.sort((a, b) => FIRST.indexOf(a.key) - FIRST.indexOf(b.key));
  return (
    <form ref={form} id="filters" method="get" action={list.path} className={styles.form} aria-label="Filters">
      {shown.text && <input type="hidden" name="q" value={shown.text} />}
      {shown.exact && <input type="hidden" name="exact" value="1" />}
      {(shown.filters[UNSHOWN] ?? []).map((band) => (
        <input key={band} type="hidden" name={UNSHOWN} value={band} />
      ))}
      {kind && <FilterGroup group={kind} shown={shown} />}
      <PriceFilter prices={list.prices} shown={shown} onDraw={draw} />
      {others.map((group) => (
        <FilterGroup key={group.key} group={group} shown={shown} />
      ))}
      {folded.map((group) => (
        <FilterGroup key={group.key} group={group} shown={shown} folded />
      ))}
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" kind="ink" block>
            Show trips
          </Button>
        )}
      </noscript>
    </form>
  );
}
