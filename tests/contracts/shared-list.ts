import { createHash } from 'node:crypto';
import type { Site } from './testing.ts';

const TOKEN = 'a1'.repeat(32);

/** A member's list of three trips, with a link to it that was sent. @returns the path of that link */
export async function sharedList({ door: { pool } }: Site): Promise<string> {
  const list = await pool.query(
    "insert into wishlists (user_id, name) values (gen_random_uuid(), 'Andes next spring') returning id, user_id",
  );
  const { id, user_id: owner } = list.rows[0];
  await pool.query(
    `insert into wishlist_trips (wishlist_id, trip_id)
     select $1, id from trips where status = 'published' and superseded_by is null order by id limit 3`,
    [id],
  );
  const hash = createHash('sha256').update(TOKEN).digest();
  await pool.query(`insert into wishlist_shares (wishlist_id, user_id, token_hash) values ($1, $2, $3)`, [
    id,
    owner,
    hash,
  ]);
  return `/wishlist/shared/${TOKEN}`;
}
