import { sql } from 'kysely';
import type { Context } from '#kernel';

/** A country, city or landmark of the catalogue, with the country it lies in. */
export type GeographyPlace = {
  id: string;
  kind: 'country' | 'city' | 'landmark';
  name: string;
  slug: string;
  /** ISO 3166-1, two letters. */
  country: string;
  countryName: string;
  /** The continent that the tree of places puts the country in. */
  continent: string | null;
  continentName: string | null;
  /** Null for countries whose feed names no point. */
  lat: number | null;
  long: number | null;
};

/** More than any atlas of trips has. */
const MOST = 20_000;

/** Where trips may go: countries with their continents, cities and landmarks with their points. By kind and slug. */
export async function readGeography(ctx: Context): Promise<GeographyPlace[]> {
  const { rows } = await sql<GeographyPlace>`
    with country as (
      select country.id, country.name, country.slug, upper(country.country_code) as code, country.lat, country.long,
        continent.slug as continent, continent.name as "continentName"
      from destinations country
      left join destinations continent on continent.id = country.parent_id and continent.kind = 'continent'
      where country.kind = 'country' and country.country_code is not null
    ), place as (
      select city.id, 'city' as kind, city.name, city.slug, city.lat, city.long, city.parent_id, city.id as inside
      from destinations city where city.kind = 'city' and city.lat is not null and city.long is not null
      union all
      select sight.id, 'landmark', sight.name, sight.slug, sight.lat, sight.long, place.parent_id, place.id
      from attractions sight join destinations place on place.id = sight.destination_id
      where sight.kind = 'landmark' and sight.lat is not null and sight.long is not null
    ), within as (
      select place.*, coalesce(own.id, parent.id, grand.id) as country_id
      from place
      left join country own on own.id = place.inside
      left join country parent on parent.id = place.parent_id
      left join destinations region on region.id = place.parent_id
      left join country grand on grand.id = region.parent_id
    )
    select id, 'country' as kind, name, slug, code as country, name as "countryName", continent, "continentName", lat, long
    from country
    union all
    select within.id, within.kind, within.name, within.slug, country.code, country.name, country.continent,
      country."continentName", within.lat, within.long
    from within join country on country.id = within.country_id
    order by kind, slug limit ${MOST}`.execute(ctx.db);
  return rows;
}
