import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { operatorIsShown } from './shown.ts';

export type OperatorRef = { id: string; slug: string };

/** The company that is called so first among these slugs; null when there is none, or the partner doesn't show it. */
export async function readOperatorRef(ctx: Context, slugs: readonly string[]): Promise<OperatorRef | null> {
  const { rows } = await sql<OperatorRef>`
    select id, slug from operators
    where slug = any(${slugs}::text[]) and ${operatorIsShown(await shownScope(ctx))}
    order by array_position(${slugs}::text[], slug) limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}
