import { type RawBuilder, sql } from 'kysely';
import type { PicturedTable } from '#kernel/feed';
import { isListed } from './allowed-hosts.ts';
import { type NamedPicture, namedPictures } from './sources.ts';

/**
 * A query of the pictures that records name and that may be fetched.
 * @param siteHosts for pictures that belong to no company
 * @param pictured tables of other areas
 * @param operators only those of these companies, and those of none
 */
export function wantedPictures(
  siteHosts: readonly string[],
  pictured: readonly PicturedTable[],
  operators?: RawBuilder<unknown>,
): RawBuilder<Pick<NamedPicture, 'operatorId' | 'url'>> {
  const hosts = sql`case when named.operator_id is null then ${siteHosts}::text[] else o.image_hosts end`;
  return sql`
    select named.operator_id, named.url
    from (${namedPictures(pictured, operators)}) named left join operators o on o.id = named.operator_id
    where ${isListed(sql`named.url`, hosts)}`;
}
