import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

export type Unstored = {
  operatorId: string | null;
  sourceUrl: string;
  state: 'pending' | 'refused';
  attempts: number;
  reason: string | null;
};

export type PictureCounts = { stored: number; pending: number; refused: number };

export async function readPictureCounts(ctx: Context): Promise<PictureCounts> {
  const rows = await tablesOf(ctx)
    .selectFrom('imageAssets')
    .select((eb) => ['imageAssets.state', eb.fn.countAll<number>().as('count')])
    .groupBy('imageAssets.state')
    .execute();
  return { stored: 0, pending: 0, refused: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Pictures that aren't kept, refused ones first, with what is in their way. */
export async function readUnstored(ctx: Context, limit: number): Promise<Unstored[]> {
  return tablesOf(ctx)
    .selectFrom('imageAssets')
    .where('imageAssets.state', '<>', 'stored')
    .select([
      'imageAssets.operatorId',
      'imageAssets.sourceUrl',
      'imageAssets.state',
      'imageAssets.attempts',
      'imageAssets.reason',
    ])
    .orderBy('imageAssets.state', 'desc')
    .orderBy('imageAssets.sourceUrl')
    .orderBy('imageAssets.id')
    .limit(limit)
    .$narrowType<{ state: 'pending' | 'refused' }>()
    .execute();
}
