import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';
import type { CalendarDate } from '#kernel/shared';
import type { GiftCardState } from './states.ts';
import type { GiftCardsTables } from './tables.ts';

export type GiftCardRow = {
  id: string;
  last4: string | null;
  initialCents: number;
  balanceCents: number;
  currency: string;
  state: GiftCardState;
  deliverOn: CalendarDate | null;
  expiresOn: CalendarDate | null;
  deliveredAt: Date | null;
  /** Since when a payment of it is asked for that wasn’t settled. */
  unsettledSince: Date | null;
  createdAt: Date;
};

export type EntryKind = 'issue' | 'reserve' | 'release' | 'redeem' | 'refund' | 'expire';
export type Entry = {
  id: string;
  bookingId: string | null;
  kind: EntryKind;
  signedCents: number;
  causeId: string;
  /** Of what comes back: the entry that had paid it. */
  redemptionId: string | null;
};

const COLUMNS = [
  'id',
  'last4',
  'initialCents',
  'balanceCents',
  'currency',
  'state',
  'deliverOn',
  'expiresOn',
  'deliveredAt',
  'unsettledSince',
  'createdAt',
] as const;

const cards = (db: Db) => db.withTables<GiftCardsTables>();

export async function readCard(db: Db, id: string): Promise<GiftCardRow | null> {
  const row = await cards(db).selectFrom('giftCards').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function readCardByHash(db: Db, codeHash: Buffer): Promise<GiftCardRow | null> {
  const row = await cards(db)
    .selectFrom('giftCards')
    .select(COLUMNS)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Until the transaction ends nobody else takes anything from it. */
export async function lockCard(db: Db, id: string): Promise<GiftCardRow | null> {
  const row = await cards(db)
    .selectFrom('giftCards')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type NewCard = {
  id: string;
  initialCents: number;
  currency: string;
  people: Buffer;
  purchaserEmailHash: Buffer;
  recipientEmailHash: Buffer;
  deliverOn: CalendarDate | null;
  orderHash: Buffer;
  createdAt: Date;
};

export async function insertCard(db: Db, card: NewCard): Promise<void> {
  await cards(db)
    .insertInto('giftCards')
    .values({ ...card, state: 'pending_payment' })
    .execute();
}

export type CardChange = Partial<{
  state: GiftCardState;
  codeHash: Buffer;
  last4: string;
  expiresOn: CalendarDate;
  balanceCents: number;
  deliveredAt: Date;
  people: null;
}>;

export async function changeCard(db: Db, id: string, change: CardChange): Promise<void> {
  await cards(db).updateTable('giftCards').set(change).where('id', '=', id).execute();
}

export async function readCardOfEntry(db: Db, entryId: string): Promise<string | null> {
  const query = cards(db).selectFrom('giftCardEntries').select('giftCardId').where('id', '=', entryId);
  return (await query.executeTakeFirst())?.giftCardId ?? null;
}

export async function readEntries(db: Db, cardId: string): Promise<Entry[]> {
  return cards(db)
    .selectFrom('giftCardEntries')
    .select(['id', 'bookingId', 'kind', 'signedCents', 'causeId', 'redemptionId'])
    .where('giftCardId', '=', cardId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertEntry(db: Db, cardId: string, entry: Entry, now: Date): Promise<void> {
  await cards(db)
    .insertInto('giftCardEntries')
    .values({ ...entry, giftCardId: cardId, createdAt: now })
    .execute();
}

/** Where a reading of many cards goes on: after this id. */
export type Page = { after: string; limit: number };

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Cards whose time is over and that still hold something. */
export async function readExpired({ db }: Context, today: CalendarDate, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_cards
    where expires_on < ${today}::date and id > ${after}
      and (state in ('active', 'partially_used') or (state = 'expired' and balance_cents > 0))
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}

/** Cards that nobody has paid since. */
export async function readUnpaid({ db }: Context, before: Date, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_cards where state = 'pending_payment' and created_at < ${before} and id > ${after}
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}

/** Forgets who ordered cards that were given up, and for whom, some time after. @returns of how many */
export async function forgetPeople(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update gift_cards set people = null
    where state = 'void' and people is not null and created_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}

/** Cards that are paid and whose day has come. */
export async function readToDeliver({ db }: Context, today: CalendarDate, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_cards
    where delivered_at is null and state = 'active' and deliver_on <= ${today}::date and id > ${after}
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}

/** Cards with a capture that nothing was heard of since, or that could not be settled; some of them. */
export async function readUnsettled({ db }: Context, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_cards where unsettled_since < ${before} order by unsettled_since, id limit ${limit}`.execute(
    db,
  );
  return idsIn(rows);
}

export async function noteUnsettled(db: Db, id: string, now: Date): Promise<void> {
  await sql`update gift_cards set unsettled_since = coalesce(unsettled_since, ${now}) where id = ${id}`.execute(db);
}

export async function noteSettled(db: Db, id: string): Promise<void> {
  await sql`
    update gift_cards set unsettled_since = null where id = ${id} and unsettled_since is not null`.execute(db);
}

/** Who bought a card for whom, encrypted; `isOneGone`: the account of one of them is closed. */
export type PeopleRow = { people: Buffer | null; isOneGone: boolean };

export async function readPeople(db: Db, id: string): Promise<PeopleRow | null> {
  const { rows } = await sql<PeopleRow>`
    select people, purchaser_email_hash is null or recipient_email_hash is null as is_one_gone
    from gift_cards where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The card that a browser shows the token of: by its hash. */
export async function readIdByOrder(db: Db, orderHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_cards where order_hash = ${orderHash}`.execute(db);
  return rows[0]?.id ?? null;
}

export async function readCardsOf(db: Db, emailHashes: readonly Buffer[]): Promise<object[]> {
  const { rows } = await sql<object>`
    select case when purchaser_email_hash = any(${emailHashes}) then 'bought' else 'received' end as how,
      initial_cents, balance_cents, currency, state, deliver_on, expires_on, created_at as since
    from gift_cards where purchaser_email_hash = any(${emailHashes}) or recipient_email_hash = any(${emailHashes})
    order by created_at desc, id`.execute(db);
  return rows;
}

export type BoughtCard = Pick<
  GiftCardRow,
  'id' | 'last4' | 'initialCents' | 'balanceCents' | 'currency' | 'state' | 'createdAt'
>;

/** Cards that were bought with an address, the newest first. */
export async function readCardsBought(db: Db, emailHash: Buffer, limit: number): Promise<BoughtCard[]> {
  const { rows } = await sql<BoughtCard>`
    select id, last4, initial_cents, balance_cents, currency, state, created_at from gift_cards
    where purchaser_email_hash = ${emailHash} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Takes people out of their cards: whoever has the code can still pay with it. Of one that waits for its day or its
 * payment they are kept till then, since it has to arrive.
 */
export async function takeOutPeople(db: Db, emailHashes: readonly Buffer[]): Promise<void> {
  await sql`
    update gift_cards set
      order_hash = case when purchaser_email_hash = any(${emailHashes}) then null else order_hash end,
      purchaser_email_hash = case when purchaser_email_hash = any(${emailHashes}) then null else purchaser_email_hash end,
      recipient_email_hash = case when recipient_email_hash = any(${emailHashes}) then null else recipient_email_hash end,
      people = case when delivered_at is null and state in ('pending_payment', 'active') then people end
    where purchaser_email_hash = any(${emailHashes}) or recipient_email_hash = any(${emailHashes})`.execute(db);
}
