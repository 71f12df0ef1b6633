import type { FeedKind, FeedKinds, Reference } from '#kernel/feed';
import { fill, fillRow } from './fragments.ts';
import { meansRefused } from './names.ts';

export type Lookup = { joins: string[]; id: string };

/**
 * Joins that find what a reference names: first among the feed's own rows, then in the database. What names a refused
 * record finds no other one that is called alike by another sort of name.
 * @param value the expression of a column named "#.column" in the reference
 * @param alias unique within the statement
 * @param operator the company as the record names it, for what belongs to one
 */
export function lookup(
  kinds: FeedKinds,
  reference: Reference,
  value: (column: string) => string,
  alias: string,
  operator = 'null',
): Lookup {
  const joins: string[] = [];
  const ids: string[] = [];
  reference.to.forEach((target, i) => {
    const spec = kinds.get(target.kind) as FeedKind;
    const name = spec.names[target.name] ?? [];
    for (const [source, suffix] of sources(spec, target.name)) {
      const row = `${alias}_${i}${suffix}`;
      const equal = name.map((column, at) => `${fillRow(column, row)} = ${fill(target.by[at] ?? '', value)}`);
      const when = target.when ? [fill(target.when, value)] : [];
      const other = meansRefused(kinds, reference, i, row, value, operator);
      if (other) when.push(`not ${other}`);
      joins.push(`left join ${source} ${row} on ${[...equal, ...when].join(' and ')}`);
      ids.push(`${row}.id`);
    }
  });
  return { joins, id: ids.length > 1 ? `coalesce(${ids.join(', ')})` : (ids[0] ?? 'null') };
}

function sources(spec: FeedKind, name: string): [string, string][] {
  const planned = `planned_${spec.kind}`;
  if (!spec.ambiguous?.includes(name)) {
    return [
      [planned, 'p'],
      [spec.table ?? planned, 't'],
    ];
  }
  const columns = (spec.names[name] ?? []).map((column) => fillRow(column, 'q')).join(', ');
  const first = `(select distinct on (${columns}) q.* from ${planned} q order by ${columns}, q.line)`;
  return [[first, 'p']];
}
