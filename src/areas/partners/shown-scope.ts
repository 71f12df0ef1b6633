import type { Context } from '#kernel';
import { partnerScopes, type ScopeEntry } from './partner.ts';

export type ScopeTargets = { operatorIds: string[]; categoryIds: string[]; tripIds: string[] };

/** A trip is shown when it meets one of the included targets (if there are any) and none of the excluded. */
export type ShownScope = { include: ScopeTargets; exclude: ScopeTargets };

const read = new WeakMap<Context, Promise<ShownScope | null>>();

/** What the partner of a context shows; null for everything. Read once for each context, which lasts one request. */
export function shownScope(ctx: Context): Promise<ShownScope | null> {
  if (ctx.partner === null) return Promise.resolve(null);
  let scope = read.get(ctx);
  if (!scope) {
    scope = partnerScopes(ctx, ctx.partner.id).then(toScope);
    read.set(ctx, scope);
  }
  return scope;
}

/** True when a scope names what it shows, rather than what it leaves out. */
export function isChosen({ operatorIds, categoryIds, tripIds }: ScopeTargets): boolean {
  return operatorIds.length + categoryIds.length + tripIds.length > 0;
}

function toScope(entries: readonly ScopeEntry[]): ShownScope | null {
  if (entries.length === 0) return null;
  return { include: targets(entries, 'include'), exclude: targets(entries, 'exclude') };
}

function targets(entries: readonly ScopeEntry[], mode: ScopeEntry['mode']): ScopeTargets {
  const idsOf = (kind: ScopeEntry['kind']) =>
    entries.flatMap((entry) => (entry.mode === mode && entry.kind === kind ? [entry.targetId] : []));
  return { operatorIds: idsOf('operator'), categoryIds: idsOf('category'), tripIds: idsOf('trip') };
}
