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

const camel = (name: string) => name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
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

const WRITTEN = "// Written by `npm run tables` from the migrations; don't edit.\n";

/** The texts of an area's files of types, by their paths below src/: tables.ts, and one for each subject where it names some. */
export async function describeTables(pool: pg.Pool, area: string): Promise<Record<string, string>> {
  const folder = area === 'kernel' ? 'kernel/db' : `areas/${area}`;
  const tables = tableOwners[area] ?? [];
  const columns = await columnsOf(pool, tables);
  const typesOf = (some: readonly string[]) => some.map((table) => typeText(table, columns));
  const subjects = Object.entries(areas.find(({ name }) => name === area)?.subjects ?? {});
  const files = subjects.map(([subject, some]) => {
    const types = typesOf(some);
    return [`${folder}/tables/${subject}.ts`, `${WRITTEN}${importOf(types, area)}\n${types.join('\n')}`];
  });
  const types = subjects.length > 0 ? [] : typesOf(tables);
  const head = subjects
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([subject, some]) => `import type { ${inOrder(some.map(typeName)).join(', ')} } from './tables/${subject}.ts';\n`,
    )
    .join('');
  const map = tables.map((table) => `  ${camel(table)}: ${typeName(table)};`).join('\n');
  const whole = `export type ${pascal(area)}Tables = {\n${map}\n};\n`;
  return {
    ...Object.fromEntries(files),
    [`${folder}/tables.ts`]: `${WRITTEN}${head}${importOf(types, area)}\n${[...types, whole].join('\n')}`,
  };
}

/** As the formatter sorts names of an import. */
const inOrder = (names: string[]) => names.sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));

const typeName = (table: string) => `${pascal(table)}Table`;

function typeText(table: string, columns: readonly Column[]): string {
  const own = columns.filter((column) => column.table_name === table);
  if (own.length === 0) throw new Error(`No migration creates the table ${table}`);
  return `export type ${typeName(table)} = {\n${own.map((c) => `  ${camel(c.column_name)}: ${typeOf(c)};`).join('\n')}\n};\n`;
}

function importOf(types: readonly string[], area: string): string {
  const used = ['Generated', 'Json', 'Timestamp'].filter((name) =>
    types.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const from = area === 'kernel' ? './columns.ts' : '#kernel/db';
  return used.length > 0 ? `import type { ${used.join(', ')} } from '${from}';\n` : '';
}
