import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Paging } from '#kernel/http';
import { shownScope } from '#partners';
import { type OperatorOrder, operatorOrder } from './operator-order.ts';
import { operatorIsShown } from './shown.ts';

/** One page of the companies that are shown and have a listed trip. */
export async function readOperatorList(
  ctx: Context,
  { page, limit, orderBy }: Paging & { orderBy: OperatorOrder },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string | null; total: number }>`
    with shown as (
      select operators.id from operators
      where trips_count > 0 and ${operatorIsShown(await shownScope(ctx))}
    )
    select operators.id, (select count(*)::integer from shown) as total
    from shown join operators on operators.id = shown.id
    cross join (select avg(rating) as rating from operators where rating is not null) mean
    order by ${operatorOrder[orderBy]}, operators.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db);
  if (rows.length > 0) return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
  return { ids: [], total: page === 1 ? 0 : (await readOperatorList(ctx, { page: 1, limit: 1, orderBy })).total };
}
