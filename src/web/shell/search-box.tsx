import { type FormEvent, useId } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './search-box.module.css';
import { SearchSuggestions } from './search-suggestions.tsx';
import { useSearchField } from './use-search-field.ts';

export type SearchBoxProps = {
  placeholder: string;
  /** header: a pill with a dropdown. page: the whole width, with what was found below it. */
  look?: 'header' | 'page';
};

/** What assistants in browsers read of a form, to fill it in on somebody's behalf (WebMCP). */
const TOOL = { toolname: 'search-trips', tooldescription: 'Searches trips, places and tour companies by words.' };

/** The search as a form that leads to the results page; with scripts, a combobox that suggests while one types. */
export function SearchBox({ placeholder, look = 'header' }: SearchBoxProps) {
  const id = useId();
  const search = useSearchField({ id, dropdown: look === 'header', enter: 'first' });
  const submit = (event: FormEvent) => {
    if (search.blank) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no action; the form itself is the landmark.
    <form
      role="search"
      action="/catalogsearch/result"
      method="get"
      {...TOOL}
      className={classes(styles.form, styles[look])}
      onBlur={search.leave}
      onSubmit={submit}
    >
      <div className={styles.box}>
        <label className={look === 'header' ? styles.label : 'visually-hidden'} htmlFor={id}>
          Search Tours
        </label>
        <input {...search.field} placeholder={placeholder} />
        {search.text !== '' && (
          <IconButton className={styles.clear} icon="x" label="Clear search" onClick={search.clear} />
        )}
        <button className={styles.submit} type="submit" aria-label="Search">
          <Icon of="search" />
        </button>
      </div>
      <SearchSuggestions className={styles.panel} {...search.panel} />
      <p className="visually-hidden" role="status">
        {search.status}
      </p>
    </form>
  );
}
