import type { ShellClaims } from './shell-data.ts';

function atLeast(count: number | null, noun: string): string | null {
  return count === null ? null : `${count.toLocaleString('en-US')}+ ${noun}`;
}

/** "50,000+ trips from 1,000+ companies, with traveler and expert reviews"; null when there is nothing to claim. */
export function catalogueClaim({ trips, companies, reviewsBy }: ShellClaims): string | null {
  const parts = [atLeast(trips, 'trips'), atLeast(companies, 'companies')].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const kinds = (['traveler', 'expert'] as const).filter((kind) => reviewsBy.includes(kind));
  return parts.join(' from ') + (kinds.length > 0 ? `, with ${kinds.join(' and ')} reviews` : '');
}

/** The placeholder of the search dialog. */
export function searchInvitation({ companies }: ShellClaims): string {
  const from = atLeast(companies, 'companies');
  return `Search tours and adventure trips${from ? ` from ${from}` : ''}`;
}
