import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { StoredDeparture } from '../projection/trip-document.ts';
import { AS_WRITTEN, IN_DESCRIPTION, IN_FACTS, IN_NAME } from '../ranking.ts';
import type { TripRow } from '../trip-index/trip-row.ts';
import type { EntryDocument } from './projection.ts';

type StoredTrip = {
  tripId: string;
  listed: boolean;
  operatorId: string;
  facets: string;
  durationDays: number;
  rating: number | null;
  reviewsCount: number;
  departures: string;
  document: string;
  changedSeq: number;
};

/** Lists and departures come as text: a tenth of the time of reading them as arrays and objects. */
const tripColumns = sql`trip_id, listed, operator_id, array_to_string(facets, E'\n') as facets, duration_days, rating,
  reviews_count, departures::text as departures, document::text as document, changed_seq`;

export type ChangedTrips = { rows: TripRow[]; lastSeq: number };

/**
 * Every listed trip in batches of one snapshot, as they lie on the disk: sorting them would take a third of the time.
 * `lastSeq` is the newest change in the snapshot.
 */
export async function* walkTrips(db: Db, batch: number): AsyncGenerator<ChangedTrips> {
  const connection = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const { rows: newest } = await sql<{ seq: number }>`
      select coalesce(max(changed_seq), 0) as seq from trip_search`.execute(connection);
    const lastSeq = newest[0]?.seq ?? 0;
    await sql`declare listed_trips no scroll cursor for
      select ${tripColumns} from trip_search where listed`.execute(connection);
    const next = () => sql<StoredTrip>`fetch ${sql.lit(batch)} from listed_trips`.execute(connection);
    // The next batch is on its way while this one is taken in.
    for (let coming = next(); ; ) {
      const { rows } = await coming;
      if (rows.length === batch) coming = next();
      yield { rows: rows.map(toTripRow), lastSeq };
      if (rows.length < batch) return;
    }
  } finally {
    await connection.rollback().execute();
  }
}

/** Trips changed after a sequence number, in order, taken off lists or not. */
export async function readChangedTrips(db: Db, afterSeq: number, limit: number): Promise<ChangedTrips> {
  const { rows } = await sql<StoredTrip>`
    select ${tripColumns} from trip_search where changed_seq > ${afterSeq} order by changed_seq limit ${limit}`.execute(
    db,
  );
  return { rows: rows.map(toTripRow), lastSeq: rows.at(-1)?.changedSeq ?? afterSeq };
}

function toTripRow(row: StoredTrip): TripRow {
  const departures: StoredDeparture[] = JSON.parse(row.departures);
  return {
    id: row.tripId,
    listed: row.listed,
    operatorId: row.operatorId,
    facets: row.facets === '' ? [] : row.facets.split('\n'),
    durationDays: row.durationDays,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    departures: departures.map(({ d, p, g, s }) => ({ day: d, usdCents: p, guaranteed: g, spots: s })),
    text: textOfDocument(row.document),
  };
}

/**
 * Reads a tsvector in PostgreSQL's text form: 'lexeme':1A,5B,9 … with A for the name, B for facts, C for the
 * description and no letter for words as written. Lexemes are letters and digits, so nothing in them is escaped.
 */
export function textOfDocument(document: string): TripRow['text'] {
  const words: string[] = [];
  const places: number[] = [];
  for (let at = document.indexOf("'"); at >= 0; ) {
    const close = document.indexOf("'", at + 1);
    const next = document.indexOf("'", close + 1);
    words.push(document.slice(at + 1, close));
    places.push(placesIn(document, close + 1, next < 0 ? document.length : next));
    at = next;
  }
  return { words, places };
}

/** The places that a lexeme's positions tell of: each ends with its letter, or with a digit. */
function placesIn(document: string, from: number, to: number): number {
  let places = 0;
  let digit = false;
  for (let i = from; i <= to; i += 1) {
    const code = i < to ? document.charCodeAt(i) : COMMA;
    const isDigit = code >= 48 && code <= 57;
    if (code === UPPER_A) places |= IN_NAME;
    else if (code === UPPER_A + 1) places |= IN_FACTS;
    else if (code === UPPER_A + 2) places |= IN_DESCRIPTION;
    else if (digit && !isDigit) places |= AS_WRITTEN;
    digit = isDigit;
  }
  return places;
}

const UPPER_A = 65;
const COMMA = 44;

export type EntryRow = Pick<EntryDocument, 'kind' | 'name' | 'slug'> & {
  refId: string;
  categoryType: string | null;
  tripPageSlug: string | null;
  within: string | null;
  removed: boolean;
  changedSeq: number;
};

/** Entries changed after a sequence number, in order, removed or not. */
export async function readChangedEntries(
  db: Db,
  afterSeq: number,
  limit: number,
): Promise<{ rows: EntryRow[]; lastSeq: number }> {
  const { rows } = await sql<EntryRow>`
    select kind, ref_id, name, slug, details->>'category_type' as category_type,
      details->>'trip_page_slug' as trip_page_slug, details->>'within' as within, details ? 'removed' as removed, changed_seq
    from search_entries where changed_seq > ${afterSeq} order by changed_seq limit ${limit}`.execute(db);
  return { rows, lastSeq: rows.at(-1)?.changedSeq ?? afterSeq };
}

/** The number of the newest change: less than what was read says that another database stands in the place of that one. */
export async function newestChange(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select last_value as seq from search_changes`.execute(db);
  return Number(rows[0]?.seq ?? 0);
}
