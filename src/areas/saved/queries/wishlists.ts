import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type Wishlist = {
  id: string;
  name: string;
  /** Newest first. */
  tripIds: string[];
  /** Links that were sent and lead here, newest first. */
  shares: { id: string; createdAt: Date }[];
};

/** Whoever else changes this member's lists meanwhile waits until the transaction ends. */
export async function lockListsOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lists of ${userId}`}, 0))`.execute(db);
}

/** @returns all lists of a member, the one that was used last first */
export async function readWishlists(db: Db, userId: string): Promise<Wishlist[]> {
  const { rows } = await sql<Omit<Wishlist, 'shares'> & { shares: { id: string; createdAt: string }[] }>`
    select wishlists.id, wishlists.name,
      array(
        select saved.trip_id from wishlist_trips saved
        where saved.wishlist_id = wishlists.id order by saved.created_at desc, saved.trip_id
      ) as trip_ids,
      (
        select coalesce(json_agg(json_build_object('id', share.id, 'createdAt', share.created_at)
          order by share.created_at desc, share.id), '[]')
        from wishlist_shares share where share.wishlist_id = wishlists.id and share.revoked_at is null
      ) as shares
    from wishlists where wishlists.user_id = ${userId}
    order by wishlists.last_used_at desc, wishlists.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    shares: row.shares.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) })),
  }));
}

export type ListName = { id: string; name: string };

/** The list with this id if it is the member's, and until the transaction ends nobody else's to change. */
export async function lockWishlist(db: Db, userId: string, id: string): Promise<ListName | null> {
  const { rows } = await sql<ListName>`
    select id, name from wishlists where id = ${id} and user_id = ${userId} for update`.execute(db);
  return rows[0] ?? null;
}

/** The list a member used last; null for somebody without lists. */
export async function lastUsedWishlist(db: Db, userId: string): Promise<ListName | null> {
  const { rows } = await sql<ListName>`
    select id, name from wishlists where user_id = ${userId}
    order by last_used_at desc, id desc limit 1 for update`.execute(db);
  return rows[0] ?? null;
}

export async function countWishlists(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wishlists where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns null when the member has a list of this name */
export async function insertWishlist(
  db: Db,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<ListName | null> {
  const { rows } = await sql<ListName>`
    insert into wishlists (user_id, name, last_used_at, created_at) values (${userId}, ${name}, ${now}, ${now})
    on conflict do nothing returning id, name`.execute(db);
  return rows[0] ?? null;
}

/** @returns whether another list of the member has this name */
export async function isNameTaken(db: Db, userId: string, { id, name }: ListName): Promise<boolean> {
  const { rows } = await sql`
    select 1 from wishlists
    where user_id = ${userId} and lower(name) = lower(${name}) and id <> ${id}`.execute(db);
  return rows.length > 0;
}

export async function renameWishlistRow(db: Db, { id, name }: ListName): Promise<void> {
  await sql`update wishlists set name = ${name} where id = ${id}`.execute(db);
}

/** With its trips and the links to it. @returns whether the member had it */
export async function deleteWishlistRow(db: Db, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from wishlists where id = ${id} and user_id = ${userId}`.execute(db);
  return numAffectedRows > 0n;
}

export async function countTrips(db: Db, wishlistId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wishlist_trips where wishlist_id = ${wishlistId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type SavedTrip = { wishlistId: string; tripId: string };

export async function holdsTrip(db: Db, { wishlistId, tripId }: SavedTrip): Promise<boolean> {
  const { rows } = await sql`
    select 1 from wishlist_trips where wishlist_id = ${wishlistId} and trip_id = ${tripId}`.execute(db);
  return rows.length > 0;
}

/** Puts a trip into a list, which is thereby the one used last. */
export async function insertTrip(db: Db, { wishlistId, tripId }: SavedTrip, now: Date): Promise<void> {
  await sql`
    insert into wishlist_trips (wishlist_id, trip_id, created_at) values (${wishlistId}, ${tripId}, ${now})
    on conflict do nothing`.execute(db);
  await noteUse(db, wishlistId, now);
}

export async function noteUse(db: Db, wishlistId: string, now: Date): Promise<void> {
  await sql`update wishlists set last_used_at = ${now} where id = ${wishlistId}`.execute(db);
}

/** @returns whether the member's list held it */
export async function deleteTrip(db: Db, userId: string, { wishlistId, tripId }: SavedTrip): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from wishlist_trips saved using wishlists
    where saved.wishlist_id = wishlists.id and wishlists.id = ${wishlistId} and wishlists.user_id = ${userId}
      and saved.trip_id = ${tripId}`.execute(db);
  return numAffectedRows > 0n;
}

/** All lists of a member, with what is in them and every link to them. */
export async function deleteWishlists(db: Db, userId: string): Promise<void> {
  await lockListsOf(db, userId);
  await sql`delete from wishlists where user_id = ${userId}`.execute(db);
}
