import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';

/** A query of (operator_id, url): pictures as records name them, null for those of no company. */
export type NamedPictures = RawBuilder<{ operatorId: string | null; url: string }>;

/**
 * Notes pictures that are to be fetched; those stored or waiting are left alone. Answers how many were noted.
 * @param options.again false leaves those alone that were refused before
 */
export async function registerPictures(
  ctx: Context,
  named: NamedPictures,
  { again = true }: { again?: boolean } = {},
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into image_assets as known (operator_id, source_url, next_attempt_at)
    select distinct operator_id, url, ${ctx.clock()}::timestamptz from (${named}) named order by operator_id, url
    on conflict (operator_id, source_url) do update
      set state = 'pending', attempts = 0, next_attempt_at = excluded.next_attempt_at, reason = null
      where known.state = 'refused' and ${again}`.execute(ctx.db);
  return Number(numAffectedRows ?? 0);
}
