import { sql } from 'kysely';
import { newId } from '#kernel';
import type { Db } from '#kernel/db';
import { addDays, slugify } from '#kernel/shared';

export { seededRandom } from './testing/synthetic-trips.ts';

/** Rows of other areas that search reads through their faces, made for tests: unique, minimal, named as asked. */
type Columns = Record<string, unknown>;
type Made = { id: string; slug: string; name: string };

let made = 0;

async function insert(db: Db, table: string, row: Columns): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
}

async function insertNamed(db: Db, table: string, name: string, row: Columns): Promise<Made> {
  made += 1;
  const found = { id: newId(), name, slug: `${slugify(name)}-${made}` };
  await insert(db, table, { ...found, ...row });
  return { ...found, ...(typeof row.slug === 'string' && { slug: row.slug }) };
}

export function newOperator(db: Db, name = 'Andeo Expeditions', row: Columns = {}): Promise<Made> {
  return insertNamed(db, 'operators', name, row);
}

export function newPlace(db: Db, name: string, row: Columns = {}): Promise<Made> {
  return insertNamed(db, 'destinations', name, { kind: 'country', ...row });
}

export function newCategory(db: Db, name: string, row: Columns = {}): Promise<Made> {
  return insertNamed(db, 'categories', name, { category_type: 'country', ...row });
}

export async function newTerm(db: Db, property: string, key: string, name: string): Promise<string> {
  const id = newId();
  await insert(db, 'terms', { id, property_key: property, property_name: property, key, name });
  return id;
}

export type NewTrip = {
  name?: string;
  operator?: Made;
  places?: Made[];
  categories?: Made[];
  termIds?: string[];
  /** Kinds of what the price includes. */
  includes?: string[];
  /** One departure for each: see newDeparture. */
  departures?: NewDeparture[];
  row?: Columns;
};

/** A published trip of eight days; without `departures` it has none. */
export async function newTrip(db: Db, trip: NewTrip = {}): Promise<Made> {
  const operator = trip.operator ?? (await newOperator(db));
  const row = { operator_id: operator.id, source_ref: newId(), sku: newId(), duration_days: 8, ...trip.row };
  const found = await insertNamed(db, 'trips', trip.name ?? 'Inca trail', row);
  const own = { trip_id: found.id };
  for (const [position, place] of (trip.places ?? []).entries()) {
    await insert(db, 'trip_locations', { ...own, destination_id: place.id, position });
  }
  for (const category of trip.categories ?? [])
    await insert(db, 'category_trips', { ...own, category_id: category.id });
  for (const term_id of trip.termIds ?? []) await insert(db, 'trip_terms', { ...own, term_id });
  for (const kind of trip.includes ?? [])
    await insert(db, 'trip_inclusions', { ...own, kind, included: true, label: kind });
  for (const departure of trip.departures ?? []) await newDeparture(db, found, operator, departure);
  return found;
}

export type NewDeparture = {
  start: string;
  /** Base price in cents of `currency`, US dollars unless told. */
  cents?: number | null;
  currency?: string;
  guaranteed?: boolean;
  availability?: string;
  /** Places left; unknown unless told. */
  spots?: number;
  row?: Columns;
};

export async function newDeparture(db: Db, trip: Made, operator: Made, departure: NewDeparture): Promise<string> {
  const id = newId();
  await insert(db, 'departures', {
    id,
    trip_id: trip.id,
    operator_id: operator.id,
    source_ref: id,
    start_date: departure.start,
    end_date: addDays(departure.start, 7),
    currency: departure.currency ?? 'USD',
    base_price_cents: departure.cents === undefined ? 100_000 : departure.cents,
    departure_guaranteed: departure.guaranteed ?? false,
    availability: departure.availability ?? 'open',
    ...departure.row,
  });
  if (departure.spots !== undefined) {
    await insert(db, 'departure_inventory', { departure_id: id, operator_id: operator.id, capacity: departure.spots });
  }
  return id;
}

/** Any other row: what a test is about and no factory knows. */
export const newRow = insert;
