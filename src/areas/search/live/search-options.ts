import type { PartnerScope } from '#kernel';
import type { IndexScope } from '../trip-index/index-query.ts';

export type SearchOptions = {
  /** The fixed part of the list. */
  scope?: IndexScope;
  /** Narrows everything to what the partner shows. */
  partner?: PartnerScope | null;
  /** Of filters without fixed values, the most frequent so many, and those that are chosen; all of them unless told. */
  mostOptions?: number;
};
