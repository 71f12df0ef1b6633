import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { TripListData } from './trip-list-data.ts';

/**
 * Chips and page numbers are links to another state of the same list. Followed here they leave scroll and focus where
 * they are; where the pressed one is gone, the focus goes to what took its place.
 */
export function useFollowedLinks(list: TripListData): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ link: HTMLAnchorElement; inPages: boolean } | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = results.current as HTMLDivElement;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.pathname !== list.path || link.origin !== window.location.origin) return;
      if (wordsAsked(link.search) !== wordsAsked(window.location.search)) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      pressed.current = { link, inPages: link.closest('nav') !== null };
      void navigate(link.pathname + link.search, { preventScrollReset: true });
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate, list.path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each list, whatever is in it
  useEffect(() => {
    const element = results.current;
    const gone = pressed.current?.link;
    const inPages = pressed.current?.inPages;
    pressed.current = null;
    if (!element || !gone || document.activeElement !== document.body) return;
    const twin = [...element.querySelectorAll<HTMLElement>('li a')].find(
      (link) => wordsOf(gone) && wordsOf(link) === wordsOf(gone),
    );
    const heir = twin ?? element.querySelector<HTMLElement>(inPages ? 'nav [aria-current=page]' : '[role=status]');
    heir?.focus({ preventScroll: true });
  }, [list]);

  return results;
}

/** Other words are another page: it has a title of its own, which only the server writes. */
const wordsAsked = (search: string) => new URLSearchParams(search).get('q');

/** What a chip says, whether it puts its filter on or takes it off. */
function wordsOf(link: HTMLElement): string | undefined {
  return [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.nodeValue ?? undefined;
}
