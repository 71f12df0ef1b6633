import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type NewShare = {
  wishlistId: string;
  userId: string;
  tokenHash: Buffer;
  now: Date;
};

/** @returns its id */
export async function insertShare(db: Db, { wishlistId, userId, tokenHash, now }: NewShare) {
  const { rows } = await sql<{ id: string }>`
    insert into wishlist_shares (wishlist_id, user_id, token_hash, created_at)
    values (${wishlistId}, ${userId}, ${tokenHash}, ${now}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Ends a link that a member had sent. @returns whether there was one that led to this list */
export async function revokeShare(
  db: Db,
  { id, wishlistId, userId, now }: { id: string; wishlistId: string; userId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update wishlist_shares share set revoked_at = ${now} from wishlists
    where share.id = ${id} and share.wishlist_id = wishlists.id and share.revoked_at is null
      and wishlists.id = ${wishlistId} and wishlists.user_id = ${userId}`.execute(db);
  return numAffectedRows > 0n;
}

/** Of every link that a member had sent. */
export async function readShareIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from wishlist_shares where user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

export type SharedList = { name: string; userId: string; tripIds: string[] };

/** The list that a link leads to, unless it was stopped. */
export async function readSharedList(db: Db, tokenHash: Buffer): Promise<SharedList | null> {
  const { rows } = await sql<SharedList>`
    select wishlists.name, wishlists.user_id,
      array(
        select saved.trip_id from wishlist_trips saved
        where saved.wishlist_id = wishlists.id order by saved.created_at desc, saved.trip_id
      ) as trip_ids
    from wishlist_shares share join wishlists on wishlists.id = share.wishlist_id
    where share.token_hash = ${tokenHash} and share.revoked_at is null`.execute(db);
  return rows[0] ?? null;
}
