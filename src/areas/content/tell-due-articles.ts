import { sql } from 'kysely';
import { type Context, publishing, transaction } from '#kernel';

/** Articles "a" whose day came since they were told last. */
const due = (now: Date) => sql`articles a
  where a.published_at <= ${now} and a.published_at > coalesce((select told_at from articles_told), '-infinity')`;

/** Whether the day of an article came since `tellDueArticles` looked. */
export async function articlesAreDue({ db, clock }: Context): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`select exists (select from ${due(clock())}) as due`.execute(db);
  return rows[0]?.due === true;
}

/** Tells of the articles whose day came: time publishes them without anybody's doing. */
export async function tellDueArticles(ctx: Context): Promise<void> {
  const now = ctx.clock();
  await transaction(ctx, async ({ db }) => {
    await sql`select ${publishing('article.changed', sql`a.id from ${due(now)}`)}`.execute(db);
    await sql`
      insert into articles_told (told_at) values (${now})
      on conflict (one_row) do update set told_at = greatest(articles_told.told_at, excluded.told_at)`.execute(db);
  });
}
