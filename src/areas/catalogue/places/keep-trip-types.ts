import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';

export type GivenTripType = {
  key: string;
  name: string;
  shortName?: string | undefined;
  description: string;
  icon?: string | undefined;
  color?: string | undefined;
  bookable: boolean;
};

/** What filters are headed by. */
const PROPERTY_NAME = 'Kind of trip';

/**
 * Has the kinds of trip say what is given, in this order, and tells the trips and companies that show one. Others, which
 * feeds brought, stay as they are.
 */
export async function keepTripTypes({ db }: Context, types: readonly GivenTripType[]): Promise<void> {
  await sql`
    with written as (
      insert into terms as kept
        (property_key, property_name, key, name, short_name, description, icon, color, bookable, position)
      select 'trip_type', ${PROPERTY_NAME}, key, name, "shortName", description, icon, color, bookable,
        row_number() over () - 1
      from jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as given (
        key text, name text, "shortName" text, description text, icon text, color text, bookable boolean)
      on conflict (property_key, lower(key)) do update set
        property_name = excluded.property_name, key = excluded.key, name = excluded.name,
        short_name = excluded.short_name, description = excluded.description, icon = excluded.icon,
        color = excluded.color, bookable = excluded.bookable, position = excluded.position
      where (kept.property_name, kept.key, kept.name, kept.short_name, kept.description, kept.icon, kept.color,
          kept.bookable, kept.position)
        is distinct from (excluded.property_name, excluded.key, excluded.name, excluded.short_name,
          excluded.description, excluded.icon, excluded.color, excluded.bookable, excluded.position)
      returning kept.id
    )
    select ${publishing('trip.changed', sql`trip_id from trip_terms join written on written.id = term_id`)},
      ${publishing('operator.changed', sql`operator_id from operator_terms join written on written.id = term_id`)}`.execute(
    db,
  );
}
