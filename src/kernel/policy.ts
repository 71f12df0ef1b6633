import type { Principal } from './actor.ts';

export type Who = readonly Principal[];
export type LimitName = 'READ' | 'SEARCH' | 'WRITE' | 'FORM' | 'LINK' | 'SIGNIN' | 'PAGE' | 'DRAWN' | 'NONE';
export type Policy = { who: Who; limit: LimitName };

export const everyone: Who = ['visitor', 'member', 'operator', 'staff'];

/** What stands open to all, by the limit that it is counted under. */
export const forAll = {
  read: { who: everyone, limit: 'READ' },
  search: { who: everyone, limit: 'SEARCH' },
  write: { who: everyone, limit: 'WRITE' },
  page: { who: everyone, limit: 'PAGE' },
  drawn: { who: everyone, limit: 'DRAWN' },
  free: { who: everyone, limit: 'NONE' },
} as const satisfies Record<string, Policy>;
