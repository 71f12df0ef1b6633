import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';
import type { Asset } from './work.ts';

/** Stored pictures that nobody has been told of; others don't get them until the transaction ends. */
export function lockUntold(ctx: Context, limit: number): Promise<Asset[]> {
  return tablesOf(ctx)
    .selectFrom('imageAssets')
    .select(['id', 'operatorId', 'sourceUrl'])
    .where('state', '=', 'stored')
    .where('toldAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markTold(ctx: Context, ids: readonly string[]): Promise<void> {
  await tablesOf(ctx).updateTable('imageAssets').set({ toldAt: ctx.clock() }).where('id', 'in', ids).execute();
}
