import { sql } from 'kysely';
import { type Context, publish, type Topic } from '#kernel';
import { namedPictures, type Subject } from './sources.ts';

/** A trip's card and page are made anew; of companies and categories only the kept pages go. */
const TOPICS: Record<Subject, Topic> = { trip: 'trip.changed', operator: 'picture.stored', category: 'picture.stored' };

type StoredPicture = { operatorId: string | null; sourceUrl: string };

/** Tells of trips, companies and categories for which a picture has come. Call it in the transaction that notes this. */
export async function tellOfPictures(ctx: Context, pictures: readonly StoredPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const operatorIds = pictures.map(({ operatorId }) => operatorId);
  const urls = pictures.map(({ sourceUrl }) => sourceUrl);
  const { rows } = await sql<{ kind: Subject; ids: string[] }>`
    select named.subject_kind as kind, array_agg(distinct named.subject_id) as ids
    from (${namedPictures(sql`select unnest(${operatorIds}::uuid[])`)}) named
    join unnest(${operatorIds}::uuid[], ${urls}::text[]) as stored (operator_id, url)
      on stored.url = named.url and stored.operator_id is not distinct from named.operator_id
    where named.subject_id is not null
    group by named.subject_kind order by named.subject_kind`.execute(ctx.db);
  for (const { kind, ids } of rows) await publish(ctx.db, TOPICS[kind], ids);
}
