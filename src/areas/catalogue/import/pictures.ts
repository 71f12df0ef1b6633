import { type RawBuilder, sql } from 'kysely';
import { addressFault, hostFault, isPublicAddress, registerPictures } from '#images';
import { createNamedPictures, namedPictures, notePictures } from '#images/feed';
import type { Context } from '#kernel';
import {
  feedIssues,
  type ImportOptions,
  type Lines,
  type PictureSource,
  planned,
  plannedTable,
  staged,
  stagedTable,
} from '#kernel/feed';
import { hostOf, isListed, LONGEST_ADDRESS } from '../pictures/allowed-hosts.ts';
import { imagesIn } from '../pictures/named-pictures.ts';
import { catalogueSources } from '../pictures/sources.ts';
import { wantedPictures } from '../pictures/wanted-pictures.ts';

/** Which pictures are fetched at all; hosts are those of pictures that belong to no company. */
type PictureRules = { hosts: readonly string[]; allowHttp: boolean; localHost: string | null };
const NONE: PictureRules = { hosts: [], allowHttp: false, localHost: null };

/**
 * Gathers the pictures that a feed names into `named_pictures` and warns of those that won't be fetched, because of
 * their address or because their host isn't listed: once for each company and reason.
 */
export async function planPictures(ctx: Context, { config, kinds }: ImportOptions): Promise<void> {
  const rules = config.images ?? NONE;
  const each = [...kinds.values()].flatMap(({ kind, pictures = [] }) =>
    pictures.map((source) => sourceQuery(kind, source)),
  );
  const hosts = sql`case when named.operator_id is null then ${sql.val(rules.hosts)}::text[]
    else coalesce(fed.image_hosts, known.image_hosts) end`;
  await createNamedPictures(ctx);
  await sql`
    insert into ${namedPictures}
    select named.*, ${isListed(sql`named.url`, hosts)}
    from (${sql.join(each, sql` union all `)}) named
    left join ${planned('operator')} p on p.id = named.operator_id left join ${staged('operator')} fed on fed.line = p.line
    left join operators known on known.id = named.operator_id`.execute(ctx.db);
  await sql`create index on ${namedPictures} (kind, line)`.execute(ctx.db);
  await sql`analyze ${namedPictures}`.execute(ctx.db);
  const undrawn = [...kinds.values()].filter(({ pictures = [] }) => pictures.some(({ drawn }) => !drawn));
  await warnOfUnfetched(
    ctx,
    rules,
    undrawn.map(({ kind }) => kind),
  );
}

function sourceQuery(kind: string, { planned: { from, operator, ...columns } }: PictureSource): RawBuilder<unknown> {
  const rows = from ?? `${plannedTable(kind)} p join ${stagedTable(kind)} f on f.line = p.line`;
  return sql`
    select ${sql.lit(kind)} as kind, p.line, ${sql.raw(operator ?? 'null::uuid')} as operator_id,
      named.image->>'url' as url
    from ${sql.raw(rows)} cross join lateral (${imagesIn(columns)}) named`;
}

type Origin = {
  operatorId: string | null;
  /** Scheme and host, with what belongs to them. */
  origin: string;
  host: string | null;
  listed: boolean;
  long: boolean;
  /** Something drawn stands in. */
  drawn: boolean;
  count: number;
  line: number;
  kind: string;
};
type Unfetched = Pick<Origin, 'operatorId' | 'drawn' | 'count' | 'line' | 'kind'> & { reason: string };

async function warnOfUnfetched(ctx: Context, rules: PictureRules, undrawn: readonly string[]): Promise<void> {
  const { rows } = await sql<Origin>`
    select operator_id, origin, host, listed, long, drawn, count(*)::integer as count, min(line) as line,
      (array_agg(kind order by line, kind))[1] as kind
    from (
      select line, kind, operator_id, listed, kind <> all(${undrawn}::text[]) as drawn, octet_length(url) > ${LONGEST_ADDRESS} as long,
        left(substring(url from '^[^:]+://[^/?#\\\\]*'), 300) as origin, left(${hostOf(sql`url`)}, 200) as host
      from ${namedPictures}) named
    group by operator_id, origin, host, listed, long, drawn`.execute(ctx.db);
  const told = Map.groupBy(
    rows.flatMap((row): Unfetched[] => {
      const reason = whyUnfetched(row, rules);
      return reason === null ? [] : [{ ...row, reason }];
    }),
    ({ operatorId, reason, drawn }) => `${operatorId} ${drawn} ${reason}`,
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
  const instead = first.drawn ? 'a drawn poster stands in' : 'nothing stands in';
  const problem = `${first.reason}, so ${these} fetched and ${instead}`;
  return { line: first.line, kind: first.kind, problem };
}

/** Notes the pictures of companies in a range of lines; all of a company's when it lists other hosts. */
export async function noteCompanyPictures(ctx: Context, { from, to }: Lines): Promise<void> {
  await notePictures(ctx, 'operator', { from, to });
  const relisted = sql`select p.id from ${planned('operator')} p
    where p.line between ${sql.lit(from)} and ${sql.lit(to)} and 'image_hosts' = any(p.changed)`;
  const { rows } = await sql<{ found: boolean }>`select exists (${relisted}) as found`.execute(ctx.db);
  const sources = Object.values(catalogueSources).flat();
  if (rows[0]?.found) await registerPictures(ctx, wantedPictures(sources, [], relisted));
}
