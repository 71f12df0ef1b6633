import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type ListQuery, parseListQuery } from '#search/shared';
import { whenWhole } from '../late-part.tsx';
import { listHref } from './list-links.ts';

/** Reads a filter form as the address it would lead to: empty fields are left out, the page starts again at 1. */
function queryOf(form: HTMLFormElement): ListQuery {
  const params = new URLSearchParams();
  // No field of it is a file.
  for (const [name, value] of new FormData(form)) if (value) params.append(name, String(value));
  return { ...parseListQuery(params), page: 1 };
}

export type FilterForm = {
  form: RefObject<HTMLFormElement | null>;
  /** The query that every control shows. */
  shown: ListQuery;
  /** An answer is under way. */
  busy: boolean;
  /** Shows what is being typed or drawn; it is asked for when the field is left or the thumb let go. */
  draw: (draft: ListQuery) => void;
  /** Asks for the list as the form stands, for a control outside the form. */
  ask: () => void;
};

/**
 * Makes a plain GET form answer at once: a change leads to the new address without leaving the page, so that scroll,
 * focus and history stay. Controls show a draft until it is asked for, then the address that the router is on its way
 * to, then the one that it has reached: it knows one at a time, and drops it for whatever replaces it.
 */
export function useFilterForm(path: string, query: ListQuery): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [draft, draw] = useState<ListQuery | null>(null);

  const underWay = location?.pathname === path ? parseListQuery(new URLSearchParams(location.search)) : null;
  const asked = underWay ?? query;
  const here = listHref(path, asked);

  /** Asked for before the page was whole; a later change, or another way that is taken meanwhile, stands in its place. */
  const waiting = useRef<ListQuery | null>(null);
  const go = useCallback(
    (wanted: ListQuery) => {
      waiting.current = null;
      // What has been typed since stays.
      draw((current) => (current === wanted ? null : current));
      const href = listHref(path, wanted);
      if (href === here) return;
      // A change that was taken back leaves no second entry of the same address.
      const replace = href === window.location.pathname + window.location.search;
      // At once: controls would otherwise fall back to the old address until React has time for the new one.
      void navigate(href, { replace, preventScrollReset: true, flushSync: true });
    },
    [navigate, path, here],
  );

  const ask = useCallback(() => {
    const wanted = queryOf(form.current as HTMLFormElement);
    waiting.current = wanted;
    draw(wanted);
    whenWhole(() => waiting.current === wanted && go(wanted));
  }, [go]);

  const drop = useCallback(() => {
    waiting.current = null;
    draw(null);
  }, []);

  useEffect(() => {
    const element = form.current as HTMLFormElement;
    const submit = (event: Event) => {
      event.preventDefault();
      ask();
    };
    // The platform's change event: at once for a tick, on leaving the field for a price.
    element.addEventListener('change', ask);
    element.addEventListener('submit', submit);
    return () => {
      element.removeEventListener('change', ask);
      element.removeEventListener('submit', submit);
      // Another address is asked for, whichever way.
      if (waiting.current) drop();
    };
  }, [ask, drop]);

  useEffect(() => {
    // Listens for as long as the list is there: who listens anew while an event is under way misses it.
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, [drop]);

  return { form, shown: draft ?? asked, busy: underWay !== null, draw, ask };
}
