import { sql } from 'kysely';
import type { Context } from '#kernel';
import { type Lines, planned, staged } from '#kernel/feed';

/**
 * Whoever closed their account is named by no feed again: its reviews of theirs say of their author what is kept.
 * @param lines the only ones that are looked at, where given
 */
export async function keepAuthorsOut(ctx: Context, lines?: Lines): Promise<void> {
  const inLines = lines ? sql`p.line between ${lines.from} and ${lines.to}` : sql`true`;
  await sql`
    update ${staged('review')} f
    set author_name = kept.author_name, author_place = kept.author_place, email = kept.email
    from ${planned('review')} p join reviews kept on kept.id = p.id
    where ${inLines} and p.line = f.line and kept.author_removed_at is not null`.execute(ctx.db);
}

/** The same for lines that are about to be written: since the import was planned, accounts may have been closed. */
export async function keepAuthorsOutOfNow(ctx: Context, lines: Lines): Promise<void> {
  await sql`
    select from reviews r where r.id in (
      select p.id from ${planned('review')} p
      where p.line between ${lines.from} and ${lines.to} and p.existing and p.changed <> '{}')
    order by r.id for no key update`.execute(ctx.db);
  await keepAuthorsOut(ctx, lines);
}
