import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type ListQuery, parseListQuery } from '#search/shared';
import { listHref } from './list-links.ts';

/** Reads a filter form as the address it would lead to: empty fields are left out, the page starts again at 1. */
function queryOf(form: HTMLFormElement): ListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') params.append(name, value);
  }
  return { ...parseListQuery(params), page: 1 };
}

/**
 * Makes a plain GET form answer at once: a change leads to the new address without leaving the page, so that scroll,
 * focus and history stay. `shown` is the query as it will be while the answer is under way.
 */
export function useFilterForm(
  path: string,
  query: ListQuery,
): { form: RefObject<HTMLFormElement | null>; shown: ListQuery; busy: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const follow = (event: Event) => {
      event.preventDefault();
      void navigate(listHref(path, queryOf(element)), { preventScrollReset: true });
    };
    // The platform's change event: at once for a tick, on leaving the field for a price.
    element.addEventListener('change', follow);
    element.addEventListener('submit', follow);
    return () => {
      element.removeEventListener('change', follow);
      element.removeEventListener('submit', follow);
    };
  }, [navigate, path]);

  const pending = navigation.location?.pathname === path ? navigation.location : null;
  return {
    form,
    shown: pending ? parseListQuery(new URLSearchParams(pending.search)) : query,
    busy: pending !== null,
  };
}
