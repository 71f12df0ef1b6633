import { sql } from 'kysely';
import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

/** A picture that is worked on. `operatorId` is null for one of no company. */
export type Asset = { id: string; operatorId: string | null; sourceUrl: string };

/** True while a picture waits whose time has come. */
export async function readIsDue(ctx: Context): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (
      select from image_assets where state = 'pending' and next_attempt_at <= ${ctx.clock()}
    ) as due`.execute(ctx.db);
  return rows[0]?.due ?? false;
}

/**
 * Takes the picture that has waited longest. Nobody else gets it before `until`, when whoever took it is given up.
 * `attempts` counts this one.
 */
export async function claimPicture(ctx: Context, until: Date): Promise<(Asset & { attempts: number }) | null> {
  const { rows } = await sql<Asset & { attempts: number }>`
    update image_assets set attempts = attempts + 1, next_attempt_at = ${until}
    where id = (
      select id from image_assets where state = 'pending' and next_attempt_at <= ${ctx.clock()}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, operator_id, source_url, attempts`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Gives a picture back as if nobody had tried. */
export async function releasePicture(ctx: Context, id: string, until: Date): Promise<void> {
  await pending(ctx, id)
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1), nextAttemptAt: until }))
    .execute();
}

export async function markWaiting(ctx: Context, id: string, reason: string, until: Date): Promise<void> {
  await pending(ctx, id).set({ reason, nextAttemptAt: until }).execute();
}

export async function markRefused(ctx: Context, id: string, reason: string): Promise<void> {
  await pending(ctx, id).set({ state: 'refused', reason }).execute();
}

export type StoredFacts = { objectKey: string; width: number; height: number; widths: number[]; bytes: number };

/** False when the picture is gone, or somebody else was faster. */
export async function markStored(ctx: Context, id: string, facts: StoredFacts): Promise<boolean> {
  const { numUpdatedRows } = await pending(ctx, id)
    .set({ ...facts, state: 'stored', reason: null, toldAt: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when these very files are the picture's. */
export async function isStoredAs(ctx: Context, id: string, objectKey: string): Promise<boolean> {
  const asset = tablesOf(ctx).selectFrom('imageAssets').where('id', '=', id).where('objectKey', '=', objectKey);
  return (await asset.select('id').executeTakeFirst()) !== undefined;
}

function pending(ctx: Context, id: string) {
  return tablesOf(ctx).updateTable('imageAssets').where('id', '=', id).where('state', '=', 'pending');
}
