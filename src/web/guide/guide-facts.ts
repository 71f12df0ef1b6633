import { formatMoney } from '#kernel/shared';
import type { SearchResult } from '#search';
import type { FacetKey } from '#search/shared';
import type { ShownPrice } from '../catalogue/shown-card.ts';
import { aboutUsd, plural, priceBasis } from '../catalogue/trip-words.ts';

export type GuideFact = { label: string; value: string; note: string };

/** What is said of all trips of a guide, and the facet whose fullest value says it; `more`: than any other is enough. */
const FACTS: readonly { key: FacetKey; label: string; more?: true }[] = [
  { key: 'departure_month', label: 'Busiest month', more: true },
  { key: 'duration', label: 'Usual length' },
  { key: 'group_size', label: 'Largest group' },
  { key: 'physical_level', label: 'Usual effort' },
  { key: 'trip_type', label: 'Most are' },
];

/** Fewer trips than this have nothing that is usual. */
const FEWEST = 3;

/**
 * Facts of a guide's trips, each with how many of them it is true of: counted, never guessed. Usual is what more than
 * half of them are.
 * @param about the slug of what the guide is about: that its trips are that goes without saying
 */
export function guideFacts(
  { total, groups }: Pick<SearchResult, 'total' | 'groups'>,
  price: ShownPrice | null,
  about?: string,
): GuideFact[] {
  const usual = FACTS.flatMap(({ key, label, more }): GuideFact[] => {
    const options = groups.find((group) => group.key === key)?.options ?? [];
    const [most, next] = options.toSorted((a, b) => b.count - a.count);
    if (most?.value.toLowerCase() === about) return [];
    if (!most || total < FEWEST || most.count <= (more ? (next?.count ?? 0) : total / 2)) return [];
    return [{ label, value: most.label, note: `${most.count.toLocaleString('en-US')} of ${plural(total, 'trip')}` }];
  });
  return price ? [...usual, { label: 'From', value: formatMoney(price), note: priceNote(price) }] : usual;
}

function priceNote(price: ShownPrice): string {
  const usd = aboutUsd(price);
  return usd ? `${priceBasis(price)}, about ${formatMoney(usd)}` : priceBasis(price);
}
