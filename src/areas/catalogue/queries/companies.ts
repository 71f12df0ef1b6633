import { sql } from 'kysely';
import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

export type Company = { id: string; sourceRef: string | null; slug: string; name: string; leadEmail: string | null };

/** Far more than any catalogue has. */
const MOST = 1_000_000;

/** Every company, for commands that have to know whose catalogue this is; its mail address is never served. */
export function readCompanies(ctx: Context): Promise<Company[]> {
  return tablesOf(ctx)
    .selectFrom('operators')
    .select(['operators.id', 'operators.sourceRef', 'operators.slug', 'operators.name', 'operators.leadEmail'])
    .orderBy('operators.name')
    .orderBy('operators.id')
    .limit(MOST)
    .execute();
}

/** Where a company is told of bookings; null while it hasn't said. Never served. */
export async function companyMailbox(ctx: Context, operatorId: string): Promise<string | null> {
  const row = await tablesOf(ctx)
    .selectFrom('operators')
    .select('operators.leadEmail')
    .where('operators.id', '=', operatorId)
    .executeTakeFirst();
  return row?.leadEmail || null;
}

const MOST_NAMED = 100;

/** Ids of companies by a slug or a part of their name, some of them where that is of very many. */
export async function companiesNamed({ db }: Context, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operators where slug = ${text.toLowerCase()} or position(lower(${text}) in lower(name)) > 0
    order by slug <> ${text.toLowerCase()}, name, id limit ${MOST_NAMED}`.execute(db);
  return rows.map(({ id }) => id);
}
