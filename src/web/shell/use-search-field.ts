import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { enterHref, optionsOf, searchStatus, termOf } from './search-state.ts';
import { preloadSuggestions } from './search-suggestions.tsx';
import { useSearch } from './use-search.ts';

type SearchFieldOptions = {
  /** Of the input; the options' ids begin with it. */
  id: string;
  /** The suggestions lie over what is below, and go when the field is left or on Escape. */
  dropdown: boolean;
  /** What Enter does while no suggestion is highlighted: lead to the first match, or send the form around it. */
  enter: 'first' | 'send';
};

/** A text field that suggests while one types: a combobox with scripts, a plain field of its form without. */
export function useSearchField({ id, dropdown, enter }: SearchFieldOptions) {
  const [state, dispatch] = useSearch();
  const input = useRef<HTMLInputElement>(null);
  // The field and its suggestions, where the form holds other fields as well.
  const around = useRef<HTMLDivElement>(null);
  const panelId = `${id}-panel`;

  // What was typed before the script came counts as well.
  useEffect(() => {
    if (input.current?.value) dispatch({ type: 'typed', text: input.current.value });
  }, [dispatch]);

  const leave = (event: FocusEvent<HTMLElement>) => {
    const inside = around.current ?? event.currentTarget;
    if (dropdown && !inside.contains(event.relatedTarget)) dispatch({ type: 'closed' });
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', to: event.key === 'ArrowDown' ? 'next' : 'previous' });
    } else if (event.key === 'Escape' && dropdown) {
      dispatch({ type: state.open ? 'closed' : 'cleared' });
    } else if (event.key === 'Enter') {
      const highlighted = optionsOf(state)[state.active]?.href ?? null;
      if (enter === 'send' && highlighted === null) return;
      event.preventDefault();
      const href = highlighted ?? enterHref(state);
      if (href) window.location.assign(href);
    }
  };

  const clear = () => {
    dispatch({ type: 'cleared' });
    input.current?.focus();
  };

  const field = {
    ref: input,
    id,
    name: 'q',
    value: state.text,
    maxLength: 200,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': state.open && optionsOf(state).length > 0,
    'aria-controls': panelId,
    'aria-activedescendant': state.active >= 0 ? `${id}-${state.active}` : undefined,
    onChange: (event) => dispatch({ type: 'typed', text: event.target.value }),
    onFocus: () => {
      preloadSuggestions();
      dispatch({ type: 'opened' });
    },
    onKeyDown: press,
  } satisfies ComponentProps<'input'>;

  const panel = {
    state,
    boxId: id,
    panelId,
    onLiteral: (text: string) => dispatch({ type: 'literal', text }),
  };
  return {
    field,
    panel,
    around,
    status: searchStatus(state),
    blank: termOf(state) === '',
    text: state.text,
    leave,
    clear,
  };
}
