import { sql } from 'kysely';
import type { Context } from '#kernel';
import { planned, staged } from '#kernel/feed';

/**
 * A category without a rule lists the trips that visit its place: a new one, and one that did so until now and comes to
 * another place. Any other rule that is known stays.
 */
export async function givePlaceRules(ctx: Context): Promise<void> {
  await sql`
    update ${planned('category')} p set rule = f.place_rule
    from ${staged('category')} f
    where f.line = p.line and f.rule is null and f.place_rule is not null and (
      not p.existing or exists (
        select from categories t join destinations d on d.id = t.destination_id
        where t.id = p.id and t.rule = jsonb_build_object('places', jsonb_build_array(d.slug))))`.execute(ctx.db);
}
