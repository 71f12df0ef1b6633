import { type RawBuilder, sql } from 'kysely';
import type { PictureSource } from '#kernel/feed';
import { isListed } from './allowed-hosts.ts';
import { type NamedPicture, namedPictures } from './named-pictures.ts';

/**
 * A query of the pictures that records name and that may be fetched.
 * @param siteHosts for pictures that belong to no company
 * @param operators only those of these companies, and those of none
 */
export function wantedPictures(
  sources: readonly PictureSource[],
  siteHosts: readonly string[],
  operators?: RawBuilder<unknown>,
): RawBuilder<Pick<NamedPicture, 'operatorId' | 'url'>> {
  const hosts = sql`case when named.operator_id is null then ${siteHosts}::text[] else o.image_hosts end`;
  return sql`
    select named.operator_id, named.url
    from (${namedPictures(sources, operators)}) named left join operators o on o.id = named.operator_id
    where ${isListed(sql`named.url`, hosts)}`;
}
