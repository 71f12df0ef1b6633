import { LRUCache } from 'lru-cache';
import type { PartnerScope } from '#kernel';
import type { Db } from '#kernel/db';
import { partnerScopes, type ScopeEntry } from '#partners';
import type { EntryIndex } from '../suggestions/entry-index.ts';
import type { Allowance, Membership } from '../trip-index/index-query.ts';

const KEPT_MS = 60_000;

/** Which trips a partner's site shows, read at most once a minute; null on the site itself. */
export function createAllowances(
  db: Db,
  entries: EntryIndex,
): (partner: PartnerScope | null) => Promise<Allowance | null> {
  const kept = new LRUCache<string, Promise<ScopeEntry[]>>({ max: 1000, ttl: KEPT_MS });
  return async (partner) => {
    if (partner === null) return null;
    let scopes = kept.get(partner.id);
    if (!scopes) {
      scopes = partnerScopes({ db }, partner.id);
      scopes.catch(() => kept.delete(partner.id));
      kept.set(partner.id, scopes);
    }
    const found = await scopes;
    return { include: membership(found, 'include', entries), exclude: membership(found, 'exclude', entries) };
  };
}

function membership(scopes: readonly ScopeEntry[], mode: ScopeEntry['mode'], entries: EntryIndex): Membership {
  const idsOf = (kind: ScopeEntry['kind']) =>
    scopes.flatMap((scope) => (scope.mode === mode && scope.kind === kind ? [scope.targetId] : []));
  return {
    operatorIds: idsOf('operator'),
    // A category that nobody knows holds no trips; its id is no slug.
    categories: idsOf('category').map((id) => entries.categorySlug(id) ?? id),
    tripIds: idsOf('trip'),
  };
}
