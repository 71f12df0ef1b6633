/** More dates than so many come in pages. */
const AT_ONCE = 200;

/** Where the dates of a page stand among all of them, and the addresses around it. */
export type DatePages = { from: number; to: number; all: number; earlier: string | null; later: string | null };

type Dated = { id: string };

/**
 * The dates of the page that `?dates=2` asks for, and beside them those that the panel speaks of: the chosen one and that
 * of the headline. A trip with fewer than 200 has one page.
 */
export function shownDates<Departure extends Dated>(
  trip: { slug: string; departures: readonly Departure[]; price: { departureId: string | null } | null },
  asked: URLSearchParams,
): { departures: Departure[]; pages: DatePages | null } {
  const all = trip.departures.length;
  if (all <= AT_ONCE) return { departures: [...trip.departures], pages: null };
  const last = Math.ceil(all / AT_ONCE);
  const wanted = Number(asked.get('dates'));
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= last ? wanted : 1;
  const [from, to] = [(page - 1) * AT_ONCE, Math.min(all, page * AT_ONCE)];
  const spokenOf = new Set([asked.get('departure'), trip.price?.departureId]);
  const path = `/trips/${trip.slug}`;
  const addressOf = (one: number) => `${path}${one === 1 ? '' : `?dates=${one}`}#dates`;
  return {
    departures: trip.departures.filter(({ id }, index) => (index >= from && index < to) || spokenOf.has(id)),
    pages: {
      from: from + 1,
      to,
      all,
      earlier: page > 1 ? addressOf(page - 1) : null,
      later: page < last ? addressOf(page + 1) : null,
    },
  };
}
