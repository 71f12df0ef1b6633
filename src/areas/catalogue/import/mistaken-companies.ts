import { sql } from 'kysely';
import { AppError, type Context } from '#kernel';
import { planned, staged } from '#kernel/feed';

type Mistaken = { ref: string; given: string; known: string; slug: string; all: number };

/**
 * Feeds without a name share their ids. A company that comes under a known id with another name and without the known
 * slug is taken for another one, and nothing of its feed is imported: all its trips would land with the wrong company.
 * @throws AppError invalid
 */
export async function refuseMistakenCompanies(ctx: Context): Promise<void> {
  const { rows } = await sql<Mistaken>`
    select t.source_ref as ref, f.name as given, t.name as known, t.slug, (count(*) over ())::integer as all
    from ${planned('operator')} p join ${staged('operator')} f on f.line = p.line join operators t on t.id = p.id
    where t.feed = '' and lower(f.name) <> lower(t.name) and f.slug is distinct from t.slug
    order by p.line limit 1`.execute(ctx.db);
  const [first] = rows;
  if (!first) return;
  const { ref, given, known, slug, all } = first;
  const more = all > 1 ? ` So it is with ${(all - 1).toLocaleString('en-US')} more of its companies.` : '';
  throw new AppError(
    'invalid',
    `Nothing was imported: company ${ref} of this feed is ${given}, and the catalogue knows company ${ref} as ${known}.${more} If these are two companies, give the feed a name of its own, always the same: --feed NAME. If the company has a new name, say so by giving its slug, too: "slug": "${slug}".`,
  );
}
