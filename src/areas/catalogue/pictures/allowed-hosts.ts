import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { tablesOf } from '../queries/tables-of.ts';

/** Longer addresses aren't fetched: they wouldn't fit into the index by which pictures are found. */
export const LONGEST_ADDRESS = 2048;

/** The host of an address in lower case; the fetcher reads it once more, as the standard says. */
export function hostOf(url: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(substring(${url} from '^https?://(?:[^/?#\\\\@]*@)?([^/?#\\\\:]+)'))`;
}

/** Whether a picture's address may be asked at all, given the hosts that its company, or the site, lists. */
export function isListed(url: RawBuilder<unknown>, hosts: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(octet_length(${url}) <= ${LONGEST_ADDRESS}
    and exists (select from unnest(${hosts}) as listed (host) where lower(listed.host) = ${hostOf(url)}))`;
}

/** Hosts from which a company's pictures may come; none for a company that is gone. */
export async function imageHostsOf(ctx: Context, operatorId: string): Promise<string[]> {
  const found = await tablesOf(ctx)
    .selectFrom('operators')
    .select('imageHosts')
    .where('id', '=', operatorId)
    .executeTakeFirst();
  return found?.imageHosts ?? [];
}
