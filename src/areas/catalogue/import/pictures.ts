import { type RawBuilder, sql } from 'kysely';
import { addressFault, hostFault, isPublicAddress, registerPictures } from '#images';
import type { Context } from '#kernel';
import { feedIssues, type ImportOptions, type Lines, planned, plannedTable, staged, stagedTable } from '#kernel/feed';
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
      from: `${plannedTable('itinerary')} p join ${plannedTable('itinerary_days')} f on f.feed_line = p.line`,
      operator: 'p.operator_id',
      single: ['f.image'],
      lists: [],
    },
  ],
  category: [{ operator: null, single: [], lists: ['f.images'] }],
  attraction: [{ operator: null, single: ['f.image'], lists: [] }],
  association: [{ operator: null, single: ['f.logo_image'], lists: [] }],
} as const satisfies Record<string, readonly Part[]>;

type PicturedKind = keyof typeof PARTS;

/** Which pictures are fetched at all; hosts are those of pictures that belong to no company. */
type PictureRules = { hosts: readonly string[]; allowHttp: boolean; localHost: string | null };
const NONE: PictureRules = { hosts: [], allowHttp: false, localHost: null };

/**
 * Gathers the pictures that a feed names into `named_pictures` and warns of those that won't be fetched, because of
 * their address or because their host isn't listed: once for each company and reason.
 */
export async function planPictures(ctx: Context, { config }: ImportOptions): Promise<void> {
  const rules = config.images ?? NONE;
  const each = Object.entries(PARTS).flatMap(([kind, parts]) =>
    parts.map((part) => partQuery(kind as PicturedKind, part)),
  );
  const hosts = sql`case when named.operator_id is null then ${sql.val(rules.hosts)}::text[]
    else coalesce(fed.image_hosts, known.image_hosts) end`;
  await sql`
    create temp table named_pictures (kind text, line integer, operator_id uuid, url text, listed boolean)`.execute(
    ctx.db,
  );
  await sql`
    insert into named_pictures
    select named.*, ${isListed(sql`named.url`, hosts)}
    from (${sql.join(each, sql` union all `)}) named
    left join ${planned('operator')} p on p.id = named.operator_id left join ${staged('operator')} fed on fed.line = p.line
    left join operators known on known.id = named.operator_id`.execute(ctx.db);
  await sql`create index on named_pictures (kind, line)`.execute(ctx.db);
  await sql`analyze named_pictures`.execute(ctx.db);
  await warnOfUnfetched(ctx, rules);
}

function partQuery(kind: PicturedKind, { from, operator, single, lists }: Part): RawBuilder<unknown> {
  const rows = from ?? `${plannedTable(kind)} p join ${stagedTable(kind)} f on f.line = p.line`;
  return sql`
    select ${sql.lit(kind)} as kind, p.line, ${sql.raw(operator ?? 'null::uuid')} as operator_id,
      named.image->>'url' as url
    from ${sql.raw(rows)} cross join lateral (${imagesIn(single, lists)}) named`;
}

type Origin = {
  operatorId: string | null;
  /** Scheme and host, with what belongs to them. */
  origin: string;
  host: string | null;
  listed: boolean;
  long: boolean;
  count: number;
  line: number;
  kind: string;
};
type Unfetched = Pick<Origin, 'operatorId' | 'count' | 'line' | 'kind'> & { reason: string };

async function warnOfUnfetched(ctx: Context, rules: PictureRules): Promise<void> {
  const { rows } = await sql<Origin>`
    select operator_id, origin, host, listed, long, count(*)::integer as count, min(line) as line,
      (array_agg(kind order by line, kind))[1] as kind
    from (
      select line, kind, operator_id, listed, octet_length(url) > ${LONGEST_ADDRESS} as long,
        left(substring(url from '^[^:]+://[^/?#\\\\]*'), 300) as origin, left(${hostOf(sql`url`)}, 200) as host
      from named_pictures) named
    group by operator_id, origin, host, listed, long`.execute(ctx.db);
  const told = Map.groupBy(
    rows.flatMap((row): Unfetched[] => {
      const reason = whyUnfetched(row, rules);
      return reason === null ? [] : [{ ...row, reason }];
    }),
    ({ operatorId, reason }) => `${operatorId} ${reason}`,
  );
  const warnings = [...told.values()].map(warningOf);
  await sql`
    insert into ${feedIssues} (line, kind, problem, severity)
    select line, kind, problem, 'warning' from unnest(${warnings.map(({ line }) => line)}::integer[],
      ${warnings.map(({ kind }) => kind)}::text[], ${warnings.map(({ problem }) => problem)}::text[])
      as given (line, kind, problem)`.execute(ctx.db);
}

const addressRules = { mayReach: isPublicAddress, anyPort: false };

function whyUnfetched({ operatorId, origin, host, listed, long }: Origin, rules: PictureRules): string | null {
  if (long) return `an address of more than ${LONGEST_ADDRESS} bytes can’t be kept`;
  const url = URL.parse(origin);
  const given = { ...addressRules, ...rules };
  const fault = addressFault(url, given) ?? (url && hostFault(url, given));
  // A password in the address is nobody's to read.
  if (fault !== null) return `${url?.protocol}//${url?.host}: ${fault.charAt(0).toLowerCase()}${fault.slice(1, -1)}`;
  if (listed) return null;
  const where = host ?? 'their host';
  return operatorId === null ? `IMAGE_HOSTS doesn’t list ${where}` : `the company’s image_hosts don’t list ${where}`;
}

function warningOf(pictures: Unfetched[]): { line: number; kind: string; problem: string } {
  const [first] = pictures.toSorted((a, b) => a.line - b.line) as [Unfetched];
  const count = pictures.reduce((sum, one) => sum + one.count, 0);
  const these = count === 1 ? 'its picture isn’t' : `its ${count} pictures aren’t`;
  const problem = `${first.reason}, so ${these} fetched and a drawn poster stands in`;
  return { line: first.line, kind: first.kind, problem };
}

/** Notes the pictures of new and changed rows in a range of lines; all of a company's when it lists other hosts. */
export async function notePictures(ctx: Context, kind: PicturedKind, { from, to }: Lines): Promise<void> {
  const changed = sql`p.line between ${sql.lit(from)} and ${sql.lit(to)} and (not p.existing or p.changed <> '{}')`;
  await registerPictures(
    ctx,
    sql`select n.operator_id, n.url from named_pictures n join ${planned(kind)} p on p.line = n.line
      where n.kind = ${kind} and n.listed and ${changed}`,
  );
  if (kind !== 'operator') return;
  const relisted = sql`select p.id from ${planned('operator')} p where ${changed} and 'image_hosts' = any(p.changed)`;
  const { rows } = await sql<{ found: boolean }>`select exists (${relisted}) as found`.execute(ctx.db);
  if (rows[0]?.found) await registerPictures(ctx, wantedPictures([], relisted));
}
