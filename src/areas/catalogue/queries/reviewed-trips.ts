import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { operatorIsShown, tripIsShown } from './shown.ts';

export type Reviewable = { id: string; slug: string; name: string };

/** A trip of a company, offered still or before; null for what isn’t there or isn’t theirs. */
export async function readReviewedTrip(ctx: Context, operatorId: string, slug: string): Promise<Reviewable | null> {
  const { rows } = await sql<Reviewable>`
    select id, slug, name from trips
    where slug = ${slug} and operator_id = ${operatorId} and status <> 'draft'
      and ${tripIsShown(await shownScope(ctx))}`.execute(ctx.db);
  return rows[0] ?? null;
}

const MOST = 1000;

/** Trips of a company that somebody may have made, by name. */
export async function readReviewedTrips(ctx: Context, operatorId: string): Promise<Reviewable[]> {
  const { rows } = await sql<Reviewable>`
    select id, slug, name from trips
    where operator_id = ${operatorId} and status <> 'draft' and ${tripIsShown(await shownScope(ctx))}
    order by name, id limit ${MOST}`.execute(ctx.db);
  return rows;
}

/** Companies that somebody may have traveled with, by name. */
export async function readReviewedOperators(ctx: Context): Promise<Reviewable[]> {
  const { rows } = await sql<Reviewable>`
    select id, slug, name from operators where ${operatorIsShown(await shownScope(ctx))}
    order by name, id limit ${MOST}`.execute(ctx.db);
  return rows;
}
