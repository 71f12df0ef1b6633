import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { opensDialog } from '../ui/dialogs.ts';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './companies.module.css';
import type { Directory, DirectoryField } from './directory.loader.ts';
import { DIRECTORY } from './directory-links.ts';

const SORTS = [
  { value: 'name_a_to_z', label: 'Name, A to Z' },
  { value: 'recommended', label: 'Recommended' },
  { value: 'rating_high_to_low', label: 'Highest rated' },
  { value: 'reviews_high_to_low', label: 'Most reviewed' },
] as const;

const CHOICES: { field: DirectoryField; label: string; all: string }[] = [
  { field: 'type', label: 'Kind of trip', all: 'Any kind' },
  { field: 'region', label: 'Where they go', all: 'Anywhere' },
];

type DirectoryFiltersProps = Pick<Directory, 'query' | 'options'>;

/** A plain form whose fields are the address, of every letter, as its counts are: a row above the companies, on phones a sheet behind a button. */
export function DirectoryFilters(shown: DirectoryFiltersProps) {
  const sheet = useId();
  const inForce = CHOICES.filter(({ field }) => shown.query[field]).length;
  return (
    <>
      <Button icon="sliders-horizontal" className={styles.opener} {...opensDialog(sheet)}>
        Filters and order{inForce > 0 && ` (${inForce})`}
      </Button>
      <Sheet id={sheet} title="Filters and order" inline>
        <FilterForm {...shown} />
      </Sheet>
    </>
  );
}

function FilterForm({ query, options }: DirectoryFiltersProps) {
  return (
    <form method="get" action={DIRECTORY} className={styles.filters} aria-label="Filters">
      {CHOICES.filter(({ field }) => options[field].length > 0).map(({ field, label, all }) => (
        <Select key={field} label={label} name={field} defaultValue={query[field] ?? ''} compact>
          <option value="">{all}</option>
          {options[field].map(({ key, name, companies }) => (
            <option key={key} value={key}>{`${name} (${companies.toLocaleString('en-US')})`}</option>
          ))}
        </Select>
      ))}
      <Select label="Sort by" name="sort" defaultValue={query.sort} compact>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="ink">
        Show companies
      </Button>
    </form>
  );
}
