import type { Claim } from '#catalogue/shared';
import type { ShellClaims } from './shell-data.ts';

/** "10 trips", "50,000+ trips" */
export function claimWords({ count, more }: Claim, noun: string): string {
  return `${count.toLocaleString('en-US')}${more ? '+' : ''} ${noun}`;
}

/** "50,000+ trips from 1,000+ companies, with traveler and expert reviews"; null when there is nothing to claim. */
export function catalogueClaim({ trips, companies, reviewsBy }: Omit<ShellClaims, 'saving'>): string | null {
  const parts = [trips && claimWords(trips, 'trips'), companies && claimWords(companies, 'companies')].filter(Boolean);
  if (parts.length === 0) return null;
  const kinds = (['traveler', 'expert'] as const).filter((kind) => reviewsBy.includes(kind));
  return parts.join(' from ') + (kinds.length > 0 ? `, with ${kinds.join(' and ')} reviews` : '');
}

/** The placeholder of the search dialog. */
export function searchInvitation({ companies }: Omit<ShellClaims, 'saving'>): string {
  return `Search tours and adventure trips${companies ? ` from ${claimWords(companies, 'companies')}` : ''}`;
}
