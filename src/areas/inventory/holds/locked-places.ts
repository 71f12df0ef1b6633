import { sql } from 'kysely';
import { type Context, publish } from '#kernel';
import { failpoint } from '#kernel/running';
import { isLineBetween } from './places.ts';

/** Places of a departure, locked for this transaction. */
export type Places = { departureId: string; operatorId: string; capacity: number | null; held: number; sold: number };

const WAIT = '2s';

/**
 * Locks the places of departures, in the order of their ids, and lets go of what has expired on them. Whoever waits
 * longer than two seconds is told that the database can’t answer now.
 */
export async function lockPlaces({ db }: Context, departureIds: readonly string[]): Promise<Map<string, Places>> {
  // Rows are locked when all the rest of a statement is done: the limit holds by then.
  const { rows } = await sql<Places & { stale: boolean }>`
    with limited as materialized (select set_config('lock_timeout', ${WAIT}, true))
    select departure_id, operator_id, capacity, held, sold, exists (
      select from seat_holds h
      where h.departure_id = i.departure_id and h.state = 'active' and h.expires_at <= now()) as stale
    from limited, departure_inventory i where departure_id = any(${departureIds}::uuid[])
    order by departure_id for update of i`.execute(db);
  const places = new Map(rows.map(({ stale: _stale, ...row }) => [row.departureId, row]));
  const stale = rows.filter((row) => row.stale).map(({ departureId }) => departureId);
  if (stale.length > 0) await expireHolds(db, places, stale);
  return places;
}

async function expireHolds(db: Context['db'], places: Map<string, Places>, departureIds: string[]): Promise<void> {
  const { rows } = await sql<{ departureId: string; seats: number }>`
    with expired as (
      update seat_holds set state = 'expired'
      where departure_id = any(${departureIds}::uuid[]) and state = 'active' and expires_at <= now()
      returning departure_id, seats)
    select departure_id, sum(seats)::integer as seats from expired group by departure_id`.execute(db);
  failpoint('during-hold-sweep');
  for (const { departureId, seats } of rows) await moveSeats(db, places, departureId, { held: -seats });
}

/**
 * Changes what is held and sold of a departure whose places are locked. Whoever shows it is told when it reads
 * otherwise now (open, limited or sold out) or stands in other lists.
 */
export async function moveSeats(
  db: Context['db'],
  places: Map<string, Places>,
  departureId: string,
  { held = 0, sold = 0 }: { held?: number; sold?: number },
): Promise<void> {
  const before = places.get(departureId);
  if (!before) throw new Error('Seats can be moved of places that are locked only.');
  const after = { ...before, held: before.held + held, sold: before.sold + sold };
  places.set(departureId, after);
  await sql`
    update departure_inventory set held = ${after.held}, sold = ${after.sold}
    where departure_id = ${departureId}`.execute(db);
  if (leftOf(before) !== null && isLineBetween(leftOf(before) ?? 0, leftOf(after) ?? 0)) {
    await publish(db, 'places.changed', [departureId]);
  }
}

/** Places left; null: they are on request only. */
export function leftOf({ capacity, held, sold }: Places): number | null {
  return capacity === null ? null : Math.max(0, capacity - held - sold);
}
