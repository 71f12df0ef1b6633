import { type RawBuilder, sql } from 'kysely';
import { registerPictures } from '#images';
import type { Context } from '#kernel';
import { hostOf, isListed, LONGEST_ADDRESS } from '../pictures/allowed-hosts.ts';
import { imagesIn } from '../pictures/sources.ts';
import { wantedPictures } from '../pictures/wanted-pictures.ts';

type Part = { from?: string; operator: string | null; single: readonly string[]; lists: readonly string[] };

/** Where the plan of a feed ("p", with the staged row "f") names pictures, by kind. */
const PARTS = {
  operator: [{ operator: 'p.id', single: ['f.logo_image', 'f.main_image'], lists: ['f.gallery_images'] }],
  trip: [{ operator: 'p.operator_id', single: ['f.cover_image', 'f.map_image'], lists: ['f.main_images'] }],
  itinerary: [
    { operator: 'p.operator_id', single: ['p.map_image'], lists: [] },
    {
      from: 'planned_itinerary p join planned_itinerary_days f on f.feed_line = p.line',
      operator: 'p.operator_id',
      single: ['f.image'],
      lists: [],
    },
  ],
  category: [{ operator: null, single: [], lists: ['f.images'] }],
  attraction: [{ operator: null, single: ['f.image'], lists: [] }],
  association: [{ operator: null, single: ['f.logo_image'], lists: [] }],
} as const satisfies Record<string, readonly Part[]>;

export type PicturedKind = keyof typeof PARTS;

export function namesPictures(kind: string): kind is PicturedKind {
  return Object.hasOwn(PARTS, kind);
}

/**
 * Gathers the pictures that a feed names into `named_pictures` and warns of those that won't be fetched, because
 * their host isn't listed: once for each company and host.
 * @param siteHosts for pictures that belong to no company
 */
export async function planPictures(ctx: Context, { siteHosts }: { siteHosts: readonly string[] }): Promise<void> {
  const each = Object.entries(PARTS).flatMap(([kind, parts]) => parts.map((part) => partQuery(kind, part)));
  const hosts = sql`case when named.operator_id is null then ${sql.val(siteHosts)}::text[]
    else coalesce(fed.image_hosts, known.image_hosts) end`;
  await sql`
    create temp table named_pictures (kind text, line integer, operator_id uuid, url text, listed boolean)`.execute(
    ctx.db,
  );
  await sql`
    insert into named_pictures
    select named.*, ${isListed(sql`named.url`, hosts)}
    from (${sql.join(each, sql` union all `)}) named
    left join planned_operator p on p.id = named.operator_id left join staged_operator fed on fed.line = p.line
    left join operators known on known.id = named.operator_id`.execute(ctx.db);
  await sql`create index on named_pictures (kind, line)`.execute(ctx.db);
  await sql`analyze named_pictures`.execute(ctx.db);
  await warnOfUnlisted(ctx);
}

function partQuery(kind: string, { from, operator, single, lists }: Part): RawBuilder<unknown> {
  const rows = from ?? `planned_${kind} p join staged_${kind} f on f.line = p.line`;
  return sql`
    select ${sql.lit(kind)} as kind, p.line, ${sql.raw(operator ?? 'null::uuid')} as operator_id,
      named.image->>'url' as url
    from ${sql.raw(rows)} cross join lateral (${imagesIn(single, lists)}) named`;
}

async function warnOfUnlisted(ctx: Context): Promise<void> {
  await sql`
    insert into feed_issues (line, kind, problem, severity)
    select (array_agg(line order by line))[1], (array_agg(kind order by line))[1],
      case when long then 'an address of more than ${sql.raw(String(LONGEST_ADDRESS))} bytes can’t be kept'
        when operator_id is null then 'IMAGE_HOSTS doesn’t list ' || coalesce(host, 'their host')
        else 'the company’s image_hosts don’t list ' || coalesce(host, 'their host') end
      || case when count(*) = 1 then ', so its picture isn’t' else ', so its ' || count(*) || ' pictures aren’t' end
      || ' fetched and a drawn poster stands in',
      'warning'
    from (
      select line, kind, operator_id, octet_length(url) > ${LONGEST_ADDRESS} as long,
        left(${hostOf(sql`url`)}, 200) as host
      from named_pictures where not listed) unlisted
    group by operator_id, host, long`.execute(ctx.db);
}

/** Notes the pictures of new and changed rows in a range of lines; all of a company's when it lists other hosts. */
export async function notePictures(
  ctx: Context,
  kind: PicturedKind,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const changed = sql`p.line between ${sql.lit(from)} and ${sql.lit(to)} and (not p.existing or p.changed <> '{}')`;
  await registerPictures(
    ctx,
    sql`select n.operator_id, n.url from named_pictures n join ${sql.table(`planned_${kind}`)} p on p.line = n.line
      where n.kind = ${kind} and n.listed and ${changed}`,
  );
  if (kind !== 'operator') return;
  const relisted = sql`select p.id from planned_operator p where ${changed} and 'image_hosts' = any(p.changed)`;
  const { rows } = await sql<{ found: boolean }>`select exists (${relisted}) as found`.execute(ctx.db);
  if (rows[0]?.found) await registerPictures(ctx, wantedPictures([], relisted));
}
