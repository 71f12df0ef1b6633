import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type QuoteRow = {
  id: string;
  bookingId: string;
  daysBefore: number;
  refundBps: number;
  refundCents: number;
  penaltyCents: number;
  expiresAt: Date;
  usedAt: Date | null;
};

export async function insertQuote(db: Db, quote: QuoteRow): Promise<void> {
  await sql`
    insert into cancellation_quotes (id, booking_id, days_before, refund_bps, refund_cents, penalty_cents, expires_at)
    values (${quote.id}, ${quote.bookingId}, ${quote.daysBefore}, ${quote.refundBps}, ${quote.refundCents},
      ${quote.penaltyCents}, ${quote.expiresAt})`.execute(db);
}

export async function readQuote(db: Db, id: string, bookingId: string): Promise<QuoteRow | null> {
  const { rows } = await sql<QuoteRow>`
    select id, booking_id, days_before, refund_bps, refund_cents, penalty_cents, expires_at, used_at
    from cancellation_quotes where id = ${id} and booking_id = ${bookingId}`.execute(db);
  return rows[0] ?? null;
}

export async function spendQuote(db: Db, id: string, now: Date): Promise<void> {
  await sql`update cancellation_quotes set used_at = ${now} where id = ${id}`.execute(db);
}
