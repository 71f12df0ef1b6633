import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '../picture.ts';

/*
 * Fragments for the queries of those who show pictures, read in the same round trip as the record that names them.
 * `operatorId` is null for pictures that belong to no company.
 */

const shown = (image: RawBuilder<unknown>) => sql`json_build_object(
  'url', '/images/' || asset.object_key || '/' || asset.width || '.jpeg', 'alt', ${image}->>'alt',
  'width', asset.width, 'height', asset.height, 'widths', asset.widths)`;

const ofOwner = (operatorId: RawBuilder<unknown> | null) =>
  operatorId ? sql`asset.operator_id = ${operatorId}` : sql`asset.operator_id is null`;

/** The picture that a jsonb value {url, alt} names, once it is stored; else null. */
export function storedPicture(
  image: RawBuilder<unknown>,
  operatorId: RawBuilder<unknown> | null,
): RawBuilder<Picture | null> {
  return sql<Picture | null>`(
    select ${shown(image)} from image_assets asset
    where ${ofOwner(operatorId)} and asset.source_url = ${image}->>'url' and asset.state = 'stored')`;
}

/** Those of a jsonb list of them that are stored, in its order. */
export function storedPictures(
  images: RawBuilder<unknown>,
  operatorId: RawBuilder<unknown> | null,
): RawBuilder<Picture[]> {
  return sql<Picture[]>`(
    select coalesce(json_agg(${shown(sql`named.image`)} order by named.place), '[]')
    from jsonb_array_elements(${images}) with ordinality as named (image, place)
    join image_assets asset on ${ofOwner(operatorId)} and asset.source_url = named.image->>'url'
      and asset.state = 'stored')`;
}
