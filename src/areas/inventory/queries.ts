import type { Context } from '#kernel';
import type { InventoryTables } from './tables.ts';

export type SpotsRow = {
  departureId: string;
  capacity: number | null;
  held: number;
  sold: number;
  soldElsewhere: number;
};

/** Seat counters of departures; a departure without a row has no known capacity. */
export function readSpots(ctx: Context, departureIds: readonly string[]): Promise<SpotsRow[]> {
  return ctx.db
    .withTables<InventoryTables>()
    .selectFrom('departureInventory')
    .where('departureInventory.departureId', 'in', departureIds)
    .select([
      'departureInventory.departureId',
      'departureInventory.capacity',
      'departureInventory.held',
      'departureInventory.sold',
      'departureInventory.soldElsewhere',
    ])
    .orderBy('departureInventory.departureId')
    .limit(departureIds.length)
    .execute();
}
