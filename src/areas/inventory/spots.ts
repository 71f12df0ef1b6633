import type { Context } from '#kernel';
import { readSpots } from './queries.ts';

/** spotsLeft null: places are on request only. soldCount: travelers going, ours and those the company reports. */
export type Spots = { spotsLeft: number | null; soldCount: number };

/** Places of departures at this moment. Never cached, never part of a public page's text. */
export async function spotsOf(ctx: Context, departureIds: readonly string[]): Promise<Map<string, Spots>> {
  if (departureIds.length === 0) return new Map();
  const rows = await readSpots(ctx, departureIds);
  return new Map(
    rows.map((row) => [
      row.departureId,
      {
        spotsLeft: row.capacity === null ? null : Math.max(0, row.capacity - row.held - row.sold),
        soldCount: row.sold + row.soldElsewhere,
      },
    ]),
  );
}
