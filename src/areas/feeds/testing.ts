import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import type { FeedKind, FeedKinds } from '#kernel/feed';
import { feedKinds } from '../../areas.ts';
import { type ImportInput, importFeed } from './import-feed.ts';
import { formatProblem, type Problem } from './problems.ts';
import type { FeedReport } from './report.ts';

/** A kind of the product's by its name. */
export function kindNamed(name: string): FeedKind {
  const kind = feedKinds.get(name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
}

type Fields = { kind: string } & Record<string, unknown>;
type More = Record<string, unknown>;

/** Records as a feed writes them: what is needed and nothing else. */
export const operator = (id: string, more: More = {}): Fields => ({
  kind: 'operator',
  id,
  name: `Operator ${id}`,
  ...more,
});
export const trip = (operatorId: string, id: string, more: More = {}): Fields => ({
  kind: 'trip',
  id,
  operator: operatorId,
  name: `Trip ${id}`,
  duration_days: 7,
  ...more,
});
export const departure = (operatorId: string, tripId: string, id: string, more: More = {}): Fields => ({
  kind: 'departure',
  id,
  operator: operatorId,
  trip: tripId,
  start_date: '2027-05-01',
  end_date: '2027-05-07',
  currency: 'USD',
  base_price_cents: 150_000,
  ...more,
});
export const review = (operatorId: string, id: string, more: More = {}): Fields => ({
  kind: 'review',
  id,
  operator: operatorId,
  overall_score: 4,
  reviewed_at: '2026-08-01T10:00:00Z',
  ...more,
});
export const place = (slug: string, more: More = {}): Fields => ({
  kind: 'place',
  place_kind: 'country',
  slug,
  name: slug,
  ...more,
});
export const term = (property: string, key: string): Fields => ({
  kind: 'term',
  property_key: property,
  property_name: property,
  key,
  name: key,
});

export type FeedContent = (More | string)[] | string | Buffer;

/** Writes a feed to a temporary file: records as NDJSON, texts and bytes as they are. */
export function feedFile(content: FeedContent, name = 'feed.ndjson'): string {
  const path = join(mkdtempSync(join(inject('scratch'), 'feed-')), name);
  const text = Array.isArray(content)
    ? `${content.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`
    : content;
  writeFileSync(path, text);
  return path;
}

/** Imports files at the time given and answers the report with all problems. */
export async function importFiles(
  pool: pg.Pool,
  paths: string | string[],
  options: Omit<ImportInput, 'source'> & { now?: string; kinds?: FeedKinds } = {},
): Promise<{ report: FeedReport; problems: Problem[] }> {
  const { now = '2026-11-20T12:00:00Z', kinds = feedKinds, ...input } = options;
  const problems: Problem[] = [];
  const report = await importFeed(
    { pool, clock: () => new Date(now), kinds },
    { source: [paths].flat().map((path) => ({ path })), onProblem: (problem) => problems.push(problem), ...input },
  );
  return { report, problems };
}

/** The problems of a feed that is only tried, as they are told. */
export async function problemsTold(pool: pg.Pool, content: FeedContent, name?: string): Promise<string[]> {
  const { problems } = await importFiles(pool, feedFile(content, name));
  return problems.map(formatProblem);
}
