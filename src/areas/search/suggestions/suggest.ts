import type { NamedSuggestion, Suggestions } from '../search-result.ts';
import type { Allowance } from '../trip-index/index-query.ts';
import type { Term } from '../trip-index/text-store.ts';
import type { TripIndex } from '../trip-index/trip-index.ts';
import type { Entry, EntryIndex, EntryMatch } from './entry-index.ts';

const MOST = { categories: 6, operators: 1, named: 2, trips: 2 };

/** At most so many of each, where it isn't what the box has room for. */
export type Most = Partial<Pick<typeof MOST, 'operators' | 'named'>>;

type Counted = EntryMatch & { trips: number };

/** What the box under the search field shows for some words; their correction is the caller's. */
export function suggest(
  indexes: { trips: TripIndex; entries: EntryIndex },
  input: { terms: readonly Term[]; allowed: Allowance | null; now: Date; most?: Most },
): Omit<Suggestions, 'corrected'> {
  const { terms, allowed, now } = input;
  const most = { ...MOST, ...input.most };
  const countOf = indexes.trips.counter(allowed);
  const matches = indexes.entries
    .matching(terms)
    .map((match): Counted => ({ ...match, trips: tripsOf(match.entry, countOf) }))
    .sort(byQuality);
  const { category = [], operator = [], ...others } = Object.groupBy(matches, ({ entry }) => entry.kind);
  const best = indexes.trips.best({ terms, allowed }, most.trips, now);
  return {
    categories: withoutTwins(category.filter(({ trips }) => trips > 0))
      .slice(0, most.categories)
      .map(({ entry, name, trips }) => ({
        ...named(entry),
        name,
        tripPageSlug: entry.tripPageSlug,
        categoryType: entry.categoryType ?? '',
        tripCount: trips,
      })),
    // A partner's visitors aren't sent to companies whose trips it doesn't show.
    operators: operator
      .filter(({ trips }) => allowed === null || trips > 0)
      .slice(0, most.operators)
      .map(({ entry }) => named(entry)),
    named: new Map(
      Object.entries(others).map(([kind, found = []]) => [
        kind,
        found.slice(0, most.named).map(({ entry }) => named(entry)),
      ]),
    ),
    tripIds: best.ids,
    totalTrips: best.total,
    partly: best.partly,
  };
}

/**
 * One of each name, the one with most trips, which comes first. Places of one name in different places are no twins:
 * each is told with what lies around it.
 */
function withoutTwins(matches: readonly Counted[]): (Counted & { name: string })[] {
  const names = new Map<Counted, string>();
  for (const namesakes of Map.groupBy(matches, ({ entry }) => entry.folded).values()) {
    const arePlaces = namesakes.every(({ entry }) => entry.within !== null);
    const apart = [...Map.groupBy(namesakes, ({ entry }) => (arePlaces ? entry.within : null)).values()];
    for (const [first] of apart) {
      if (!first) continue;
      const { name, within } = first.entry;
      names.set(first, apart.length > 1 ? `${name}, ${within}` : name);
    }
  }
  return matches.flatMap((match) => {
    const name = names.get(match);
    return name === undefined ? [] : [{ ...match, name }];
  });
}

function tripsOf({ kind, slug }: Entry, countOf: (facet: string, value: string) => number): number {
  return kind === 'category' || kind === 'operator' ? countOf(kind, slug) : 0;
}

function byQuality(a: Counted, b: Counted): number {
  return (
    b.quality - a.quality ||
    b.trips - a.trips ||
    (a.entry.name < b.entry.name ? -1 : a.entry.name > b.entry.name ? 1 : compareIds(a, b))
  );
}

function compareIds(a: Counted, b: Counted): number {
  return a.entry.refId < b.entry.refId ? -1 : 1;
}

function named({ refId, name, slug }: Entry): NamedSuggestion {
  return { id: refId, name, slug };
}
