import { sql } from 'kysely';
import { type Context, publish, type Topic } from '#kernel';
import type { PictureSource } from '#kernel/feed';
import { namedPictures } from './named-pictures.ts';

type StoredPicture = { operatorId: string | null; sourceUrl: string };

/** Tells of those for whom a picture has come. Call it in the transaction that notes this. */
export async function tellOfPictures(
  ctx: Context,
  sources: readonly PictureSource[],
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const operatorIds = pictures.map(({ operatorId }) => operatorId);
  const urls = pictures.map(({ sourceUrl }) => sourceUrl);
  const { rows } = await sql<{ topic: Topic; ids: string[] }>`
    select named.topic, array_agg(distinct named.subject_id) as ids
    from (${namedPictures(sources, sql`select unnest(${operatorIds}::uuid[])`)}) named
    join unnest(${operatorIds}::uuid[], ${urls}::text[]) as stored (operator_id, url)
      on stored.url = named.url and stored.operator_id is not distinct from named.operator_id
    where named.subject_id is not null
    group by named.topic order by named.topic`.execute(ctx.db);
  for (const { topic, ids } of rows) await publish(ctx.db, topic, ids);
}
