import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { areas } from '../../src/areas.ts';

type Violation = { rule: string; from: string; to: string };
type Owners = readonly { name: string; tables: readonly string[] }[];

/** Temporary tables whose whole names no statement tells: the importer puts them together (feeds/stage/stage.ts). */
const assembled = ['staged_', 'feed_issues', 'refused_ids'].map((name) => ({ area: 'feeds', name }));

const CREATED = /\bcreate\s+temp(?:orary)?\s+table\s+(?:if\s+not\s+exists\s+)?"?([a-z_]\w*)/gi;
const NAMED =
  /\b(?:from|join|update|into|using|analyze|truncate|table|index\s+on)\s+(?:only\s+)?"?([a-z_]\w*)"?(?=[\s,();]|$)/gi;
const KYSELY =
  /(?:[sS]electFrom|[iI]nsertInto|[uU]pdateTable|[dD]eleteFrom|[jJ]oin|[jJ]oinLateral|[mM]ergeInto|table)$/;

/** Refuses SQL of an area that names a table of another one: those of `areas.ts`, and the temporary ones areas make. */
export function checkSqlTables(folder: string, owners: Owners = areas): Violation[] {
  const texts = globSync('src/areas/*/**/*.ts', { cwd: folder })
    .filter((path) => !/\.(?:test|child)\.ts$|\/testing\.ts$|\/testing\/|\/tables\.ts$/.test(path))
    .toSorted()
    .map((path) => ({ path, area: path.split('/')[2] ?? '', said: wordsOf(readFileSync(join(folder, path), 'utf8')) }));
  const owned = new Map<string, string>();
  for (const { name, tables } of owners) for (const table of tables) owned.set(table, name);
  const created = texts.flatMap(({ area, said }) =>
    said.flatMap(({ text }) =>
      [...text.matchAll(CREATED)].map(([, name = '']) => ({ area, name: name.toLowerCase() })),
    ),
  );
  const made = [...assembled, ...created];
  // Of temporary tables the one of that very name, else the area whose names begin so.
  const ownerOf = (table: string) =>
    owned.get(table) ??
    made.find(({ name }) => name === table)?.area ??
    made.find(({ name }) => name.endsWith('_') && table.startsWith(name))?.area;
  return texts.flatMap(({ path, area, said }) => {
    const mine = (table: string) => made.some((one) => one.area === area && one.name === table);
    return [...new Set(said.flatMap(namedIn))]
      .filter((table) => !mine(table) && (ownerOf(table) ?? area) !== area)
      .map((table) => ({ rule: 'sql-names-own-tables', from: path, to: `${table} of ${ownerOf(table)}` }));
  });
}

/** A text of the source; `table`: it stands where a call wants the name of a table. */
type Words = { text: string; table: boolean };

function namedIn({ text, table }: Words): string[] {
  if (table) return [text.split(/\s/)[0] ?? ''];
  if (!/\b(?:select|insert|update|delete|join|analyze|truncate|create|from)\b/i.test(text)) return [];
  return [...text.matchAll(NAMED)].map(([, name = '']) => name.toLowerCase());
}

type Node = { type?: string; [key: string]: unknown };

/** Every string and template of a file; what a template fills in reads as nothing, so `planned_${kind}` is `planned_`. */
function wordsOf(source: string): Words[] {
  const found: Words[] = [];
  const visit = (node: unknown, table = false): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, table);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, ...parts } = node as Node;
    if (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') return;
    if (type === 'StringLiteral') found.push({ text: String(parts.value), table });
    if (type === 'TemplateLiteral') found.push({ text: templateText(parts.quasis as Node[]), table });
    if (type === 'CallExpression') {
      const [first, ...others] = parts.arguments as Node[];
      visit(parts.callee);
      visit(first, takesTable(parts.callee as Node));
      visit(others);
      return;
    }
    if (type === 'KeyValueProperty') {
      visit(parts.value, (parts.key as Node).value === 'table');
      return;
    }
    for (const part of Object.values(parts)) visit(part, table && type !== 'ObjectExpression');
  };
  visit(parseSync(source, { syntax: 'typescript' }).body);
  return found;
}

function takesTable(callee: Node): boolean {
  const property = callee.property as Node | undefined;
  return typeof property?.value === 'string' && KYSELY.test(property.value);
}

const templateText = (quasis: Node[]): string => quasis.map(({ raw }) => String(raw)).join('');
