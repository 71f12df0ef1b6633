import type { Context, PartnerScope } from '#kernel';
import type { Db } from '#kernel/db';
import type { PartnersTables } from './tables.ts';

/** The active partner with this slug, or null. */
export async function partnerBySlug(ctx: Pick<Context, 'db'>, slug: string): Promise<PartnerScope | null> {
  const found = await ctx.db
    .withTables<PartnersTables>()
    .selectFrom('partners')
    .where('partners.slug', '=', slug)
    .where('partners.active', '=', true)
    .select(['partners.id', 'partners.slug'])
    .executeTakeFirst();
  return found ? { ...found, origin: null } : null;
}

/** The same by its id. @param atOwnHost whether its host is asked, where it has one */
export async function partnerById(
  ctx: Pick<Context, 'db'>,
  id: string,
  atOwnHost: boolean,
): Promise<PartnerScope | null> {
  const found = await ctx.db
    .withTables<PartnersTables>()
    .selectFrom('partners')
    .where('partners.id', '=', id)
    .where('partners.active', '=', true)
    .select(['partners.id', 'partners.slug', 'partners.baseUrl'])
    .executeTakeFirst();
  if (!found) return null;
  const { baseUrl, ...partner } = found;
  return { ...partner, origin: atOwnHost ? originOf(baseUrl) : null };
}

function originOf(baseUrl: string | null): string | null {
  return baseUrl !== null && URL.canParse(baseUrl) ? new URL(baseUrl).origin : null;
}

/** The active partner that was there first, for examples; null while there is none. */
export async function somePartner(ctx: Pick<Context, 'db'>): Promise<PartnerScope | null> {
  const found = await ctx.db
    .withTables<PartnersTables>()
    .selectFrom('partners')
    .where('partners.active', '=', true)
    .select(['partners.id', 'partners.slug'])
    .orderBy('partners.id')
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, origin: null } : null;
}

export type ScopeEntry = { kind: 'operator' | 'category' | 'trip'; targetId: string; mode: 'include' | 'exclude' };

/** An exclusion that wasn't read would show what must not be shown: no partner lists nearly as many. */
const MOST_ENTRIES = 100_000;

/** What a partner shows; nothing listed means everything. */
export function partnerScopes(ctx: Pick<Context, 'db'>, partnerId: string): Promise<ScopeEntry[]> {
  return ctx.db
    .withTables<PartnersTables>()
    .selectFrom('partnerScopes')
    .where('partnerScopes.partnerId', '=', partnerId)
    .select(['partnerScopes.kind', 'partnerScopes.targetId', 'partnerScopes.mode'])
    .orderBy('partnerScopes.id')
    .limit(MOST_ENTRIES)
    .execute();
}

/** Active partners by the hosts (with port) at which they are served. */
export async function partnerHosts(db: Db): Promise<Map<string, PartnerScope>> {
  const rows = await db
    .withTables<PartnersTables>()
    .selectFrom('partners')
    .where('partners.active', '=', true)
    .where('partners.baseUrl', 'is not', null)
    .select(['partners.id', 'partners.slug', 'partners.baseUrl'])
    .orderBy('partners.slug')
    .limit(1000)
    .execute();
  return new Map(
    rows.flatMap(({ baseUrl, ...partner }) => {
      const origin = originOf(baseUrl);
      return origin === null ? [] : [[new URL(origin).host, { ...partner, origin }]];
    }),
  );
}
