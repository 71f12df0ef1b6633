import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned } from '#kernel/feed';

const host = (address: string) => sql`substring(lower(${sql.ref(address)}) from '^https?://([^/?#]+)')`;

/** Tells of a partner whose address is at the host of another one: a host shows one partner alone. */
export async function tellSharedHosts(ctx: Context): Promise<void> {
  await sql`
    with served as (
      select line, id, slug, ${host('base_url')} as host from ${planned('partner')} where not hidden
      union all
      select null, t.id, t.slug, ${host('t.base_url')} from partners t
      where t.active and not exists (select from ${planned('partner')} p where p.id = t.id))
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select distinct on (one.line) one.line, 'partner', 'base_url',
      'is at the host of the partner "' || other.slug || '" as well, and a host shows one partner alone: give each a host of its own',
      'warning'
    from served one join served other on other.host = one.host and other.id <> one.id
    where one.line is not null and (other.line is null or other.line < one.line)
    order by one.line, other.slug`.execute(ctx.db);
}
