import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PricedTrip } from './priced-trip.ts';
import { choiceOf, type TripChoice } from './trip-choice.ts';

/**
 * The choice in the address, and a form that writes it there: the panel is a plain GET form; with scripts a change
 * replaces the address without asking the server, because the page holds every departure's prices. `pick` does the
 * same for a link with a choice; `follow` goes to the panel as well.
 */
export function useTripChoice(trip: PricedTrip): {
  choice: TripChoice | null;
  form: RefObject<HTMLFormElement | null>;
  pick: (query: string) => void;
  follow: (query: string) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();

  // Before the effects of what stands in the form: a field that was changed before scripts worked says so in its own.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const write = (event: Event) => {
      event.preventDefault();
      const next = new URLSearchParams();
      for (const [name, value] of new FormData(element)) if (typeof value === 'string') next.set(name, value);
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    };
    element.addEventListener('change', write);
    element.addEventListener('submit', write);
    return () => {
      element.removeEventListener('change', write);
      element.removeEventListener('submit', write);
    };
  }, [navigate]);

  const pick = (query: string) => void navigate(query, { replace: true, preventScrollReset: true });
  const follow = (query: string) => void navigate(`${query}#price`, { replace: true });
  return { choice: choiceOf(trip, params), form, pick, follow };
}
