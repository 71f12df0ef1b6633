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
