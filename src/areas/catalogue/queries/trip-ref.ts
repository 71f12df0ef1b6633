import { type RawBuilder, sql } from 'kysely';
import { type Context, isId } from '#kernel';
import { type CalendarDate, dateIn, earliestDate } from '#kernel/shared';
import { shownScope } from '#partners';
import type { Availability } from '../departures/availability.ts';
import type { TermsOfSale } from '../trips/as-sold.ts';
import { tripIsShown } from './shown.ts';
import { MOST_DATES } from './trip-parts.ts';
import { policyOfTrip } from './trip-terms-of-sale.ts';

export type TripRefDeparture = {
  id: string;
  startDate: string;
  availability: Availability;
  currency: string;
  minToRun: number | null;
};

export type TripRef = TermsOfSale & {
  id: string;
  offered: boolean;
  cutoffDays: number;
  /** Where the trip starts; departures are those from then on. */
  today: CalendarDate;
  departures: TripRefDeparture[];
};

/** The end of a query for one trip by its id, slug or stock-keeping unit; a slug wins over another trip's unit. */
export function isTrip(ref: string): RawBuilder<unknown> {
  return isId(ref) ? isTripById(ref) : isTripByName(ref);
}

export const isTripById = (id: string): RawBuilder<unknown> => sql`trips.id = ${id} and trips.status <> 'draft'`;

export const isTripByName = (name: string): RawBuilder<unknown> =>
  sql`(trips.slug = ${name} or trips.sku = ${name}) and trips.status <> 'draft'
    order by (trips.slug = ${name}) desc, trips.id limit 1`;

/** A trip by its id, slug or stock-keeping unit with its future departures; a slug wins over another trip's unit. */
export async function readTripRef(ctx: Context, ref: string): Promise<TripRef | null> {
  const now = ctx.clock();
  const { rows } = await sql<Omit<TripRef, 'today'> & { startZone: string | null }>`
    select trips.id, operators.cutoff_days, start_place.time_zone as start_zone,
      trips.status = 'published' and trips.superseded_by is null as offered,
      trips.is_merchant_model, trips.merchant_model_params, operators.business_process_type,
      operators.fix_deposit, operators.deposit_amount, operators.deposits, ${policyOfTrip} as policy,
      (
        select coalesce(json_agg(json_build_object(
          'id', future.id, 'startDate', future.start_date, 'availability', future.availability,
          'currency', future.currency, 'minToRun', future.min_to_run) order by future.start_date, future.id), '[]')
        from (
          select id, start_date, availability, currency, min_to_run from departures
          where trip_id = trips.id and start_date >= ${earliestDate(now)}
          order by start_date, id limit ${MOST_DATES}
        ) future
      ) as departures
    from trips join operators on operators.id = trips.operator_id
    left join destinations as start_place on start_place.id = trips.start_city_id
    where ${tripIsShown(await shownScope(ctx))} and ${isTrip(ref)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const { startZone, ...trip } = row;
  const today = dateIn(startZone, now);
  return { ...trip, today, departures: trip.departures.filter(({ startDate }) => startDate >= today) };
}
