import { Search, X } from 'lucide';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './search-box.module.css';
import { SearchPanel } from './search-panel.tsx';
import { enterHref, searchStatus, termOf } from './search-state.ts';
import { useSearch } from './use-search.ts';

export type SearchBoxProps = {
  placeholder: string;
  /** header: a pill with a dropdown. page: the whole width, with what was found below it. */
  look?: 'header' | 'page';
};

/** The search as a form that leads to the results page; with scripts, a combobox that suggests while one types. */
export function SearchBox({ placeholder, look = 'header' }: SearchBoxProps) {
  const [state, dispatch] = useSearch();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const panelId = `${id}-panel`;

  // What was typed before the script came counts as well.
  useEffect(() => {
    if (input.current?.value) dispatch({ type: 'typed', text: input.current.value });
  }, [dispatch]);

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (look === 'header' && !event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'closed' });
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', to: event.key === 'ArrowDown' ? 'next' : 'previous' });
    } else if (event.key === 'Escape' && look === 'header') {
      dispatch({ type: state.open ? 'closed' : 'cleared' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const href = enterHref(state);
      if (href) window.location.assign(href);
    }
  };

  const submit = (event: FormEvent) => {
    if (termOf(state) === '') event.preventDefault();
  };

  const clear = () => {
    dispatch({ type: 'cleared' });
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no action; the form itself is the landmark.
    <form
      role="search"
      action="/catalogsearch/result"
      method="get"
      className={classes(styles.form, styles[look])}
      onBlur={leave}
      onSubmit={submit}
    >
      <div className={styles.box}>
        <label className="visually-hidden" htmlFor={id}>
          Search Tours
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          value={state.text}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={state.open && state.sections.length > 0}
          aria-controls={panelId}
          aria-activedescendant={state.active >= 0 ? `${id}-${state.active}` : undefined}
          onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
          onFocus={() => dispatch({ type: 'opened' })}
          onKeyDown={press}
        />
        {state.text !== '' && <IconButton className={styles.clear} icon={X} label="Clear search" onClick={clear} />}
        <button className={styles.submit} type="submit" aria-label="Search">
          <Icon of={Search} />
        </button>
      </div>
      <SearchPanel
        className={styles.panel}
        state={state}
        boxId={id}
        panelId={panelId}
        onLiteral={(text) => dispatch({ type: 'literal', text })}
      />
      <p className="visually-hidden" role="status">
        {searchStatus(state)}
      </p>
    </form>
  );
}
