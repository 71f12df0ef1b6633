import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { CatalogueTables } from '../tables.ts';
import { tablesOf } from './tables-of.ts';

export type TermRow = {
  key: string;
  name: string;
  propertyKey: CatalogueTables['terms']['propertyKey'];
  /** Free figures of a feed: texts and numbers. */
  figures: Record<string, unknown>;
};

const MOST = 500;

/** The entries of a vocabulary in its own order. */
export async function readTermsOfProperty(ctx: Context, propertyKey: TermRow['propertyKey']): Promise<TermRow[]> {
  const rows = await tablesOf(ctx)
    .selectFrom('terms')
    .where('terms.propertyKey', '=', propertyKey)
    .select(['terms.key', 'terms.name', 'terms.propertyKey', 'terms.figures'])
    .orderBy('terms.position')
    .orderBy('terms.id')
    .limit(MOST)
    .execute();
  return rows.map(({ figures, ...row }) => ({ ...row, figures: figures as TermRow['figures'] }));
}

export type TermWords = {
  title: string | null;
  shortName: string | null;
  description: string | null;
  color: string | null;
  icon: string | null;
};

/** What is said of terms beside their names, by "property:key". */
export async function readTermWords(ctx: Context, names: readonly string[]): Promise<Map<string, TermWords>> {
  const { rows } = await sql<TermWords & { named: string }>`
    select property_key || ':' || key as named, title, short_name, description, color, icon from terms
    where property_key || ':' || key = any(${names}::text[])
    order by id limit ${names.length}`.execute(ctx.db);
  return new Map(rows.map(({ named, ...words }) => [named, words]));
}

export type DescribedTerm = Pick<TermWords, 'description' | 'color' | 'icon'> & Omit<TermRow, 'figures'>;

/** Entries of some vocabularies in their own order, with what is said of each. */
export function readDescribedTerms(
  ctx: Context,
  properties: readonly TermRow['propertyKey'][],
): Promise<DescribedTerm[]> {
  return tablesOf(ctx)
    .selectFrom('terms')
    .where('terms.propertyKey', 'in', properties)
    .select(['terms.key', 'terms.name', 'terms.propertyKey', 'terms.description', 'terms.color', 'terms.icon'])
    .orderBy('terms.propertyKey')
    .orderBy('terms.position')
    .orderBy('terms.id')
    .limit(MOST)
    .execute();
}
