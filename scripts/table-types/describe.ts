import type pg from 'pg';
import { areas } from '../../src/areas.ts';

/** Each table has one owner; only its owner's queries name it. */
export const tableOwners: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  areas.filter(({ tables }) => tables.length > 0).map(({ name, tables }) => [name, tables]),
);

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  defaulted: boolean;
  check: string | null;
};

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bpchar: 'string',
  varchar: 'string',
  tsvector: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  date: 'string',
  timestamptz: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  xid8: 'string',
  pg_snapshot: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
};

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);

async function columnsOf(pool: pg.Pool, tables: readonly string[]): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
            c.column_default is not null or c.is_identity = 'YES' as defaulted,
            (select pg_get_constraintdef(k.oid) from pg_constraint k
              where k.conrelid = c.table_name::regclass and k.contype = 'c' and array_length(k.conkey, 1) = 1
                and k.conkey[1] = c.ordinal_position and pg_get_constraintdef(k.oid) like '%ARRAY[%' limit 1) as check
       from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = any($1)
      order by c.table_name, c.ordinal_position`,
    [tables],
  );
  return rows;
}

function typeOf(column: Column): string {
  const allowed = column.check && column.udt_name === 'text' ? [...column.check.matchAll(/'([^']+)'::text/g)] : [];
  const base = allowed.length ? allowed.map((match) => `'${match[1]}'`).join(' | ') : TYPES[column.udt_name];
  if (!base) throw new Error(`No TypeScript type for ${column.table_name}.${column.column_name} (${column.udt_name})`);
  const full = column.nullable ? `${base} | null` : base;
  return column.defaulted ? `Generated<${full}>` : full;
}

/** The text of an area's tables.ts. */
export async function describeTables(pool: pg.Pool, area: string): Promise<string> {
  const tables = tableOwners[area] ?? [];
  const columns = await columnsOf(pool, tables);
  const body = tables.map((table) => {
    const own = columns.filter((column) => column.table_name === table);
    if (own.length === 0) throw new Error(`No migration creates the table ${table}`);
    return `export type ${pascal(table)}Table = {\n${own.map((c) => `  ${camel(c.column_name)}: ${typeOf(c)};`).join('\n')}\n};\n`;
  });
  const map = tables.map((table) => `  ${camel(table)}: ${pascal(table)}Table;`).join('\n');
  const used = ['Generated', 'Json', 'Timestamp'].filter((name) =>
    body.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const from = area === 'kernel' ? './columns.ts' : '#kernel/db';
  const imports = `import type { ${used.join(', ')} } from '${from}';\n`;
  const name = `${pascal(area)}Tables`;
  return `// Written by \`npm run tables\` from the migrations; don't edit.\n${imports}\n${body.join('\n')}\nexport type ${name} = {\n${map}\n};\n`;
}
