import { sql } from 'kysely';
import type { MemberData } from '#kernel';

/** Seats that were held for an address. A company counts them by departure: that stays, without whose they were. */
export const memberData: MemberData = {
  tables: ['seat_holds'],
  async read({ db }, _parts, { emailHashes }) {
    const { rows } = await sql`
      select departure_id as departure, seats, state, created_at as held_at from seat_holds
      where email_hash = any(${emailHashes}) order by created_at desc, id`.execute(db);
    return { heldSeats: rows };
  },
  async erase({ db }, { emailHashes }) {
    await sql`update seat_holds set email_hash = null, ip_hash = null where email_hash = any(${emailHashes})`.execute(
      db,
    );
  },
};
