import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { TripPage } from '#catalogue/shared';
import { choiceOf, type TripChoice } from './trip-choice.ts';

/**
 * The choice in the address, and a form that writes it there: the panel is a plain GET form; with scripts a change
 * replaces the address without asking the server, because the page holds every departure's prices.
 */
export function useTripChoice(trip: TripPage): { choice: TripChoice | null; form: RefObject<HTMLFormElement | null> } {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const follow = (event: Event) => {
      event.preventDefault();
      const next = new URLSearchParams();
      for (const [name, value] of new FormData(element)) if (typeof value === 'string') next.set(name, value);
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    };
    element.addEventListener('change', follow);
    element.addEventListener('submit', follow);
    return () => {
      element.removeEventListener('change', follow);
      element.removeEventListener('submit', follow);
    };
  }, [navigate]);

  return { choice: choiceOf(trip, params), form };
}
