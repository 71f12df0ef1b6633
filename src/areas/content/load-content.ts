import { sql } from 'kysely';
import { keepTripTypes } from '#catalogue/upkeep';
import { type Context, publish, publishNews, transaction } from '#kernel';
import { keepTopics } from '#leads/upkeep';
import type { ContentEntry } from './files/entries.ts';
import type { ContentLists } from './files/schemas.ts';

/** How many entries are new, say something else and are gone. */
export type LoadedContent = { added: number; changed: number; removed: number };

/** Two servers that start at the same time load one after the other. */
const LOCK = 'content';

/** Makes the content what the files say, all of it or nothing. What says the same as before isn't written or told. */
export function loadContent(ctx: Context, entries: readonly ContentEntry[]): Promise<LoadedContent> {
  return transaction(ctx, async (inside) => {
    await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(inside.db);
    const given = sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (kind text, key text, entry jsonb)`;
    const removed = await sql`
      delete from content_entries old where not exists (
        select from ${given} where given.kind = old.kind and given.key = old.key)
      returning old.id`.execute(inside.db);
    const { rows: written } = await sql<{ id: string; kind: string; added: boolean }>`
      insert into content_entries as old (kind, key, entry) select kind, key, entry from ${given}
      on conflict (kind, key) do update set entry = excluded.entry where old.entry <> excluded.entry
      returning old.id, old.kind, old.xmax = 0 as added`.execute(inside.db);
    await handOn(inside, entries);
    const added = written.filter((row) => row.added).length;
    const report = { added, changed: written.length - added, removed: removed.rows.length };
    // Of which pages and lists there are, menus tell on every page.
    const everywhere = report.added + report.removed > 0 || written.some(({ kind }) => kind !== 'page');
    if (everywhere) await publishNews(inside.db, 'content.changed');
    else
      await publish(
        inside.db,
        'page.changed',
        written.map(({ id }) => id),
      );
    return report;
  });
}

/** What other areas keep rows of, they make of their lists, at each start anew: the file has the last word. */
async function handOn(ctx: Context, entries: readonly ContentEntry[]): Promise<void> {
  const listed = entries.filter(({ kind }) => kind === 'list').map(({ key, entry }) => [key, entry]);
  const { topics, 'trip-types': tripTypes }: Partial<ContentLists> = Object.fromEntries(listed);
  if (topics) {
    const given = topics.map(({ hidden_in_form: hiddenInForm, ...topic }) => ({ ...topic, hiddenInForm }));
    await keepTopics(ctx, given);
  }
  if (tripTypes) {
    const given = tripTypes.map(({ short_name: shortName, ...type }) => ({ ...type, shortName }));
    await keepTripTypes(ctx, given);
  }
}
