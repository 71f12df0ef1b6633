import { operatorFacts } from '#catalogue';
import { type Context, isId } from '#kernel';
import { readPublished } from './queries/reports.ts';

export type ReportableReview = {
  id: string;
  authorName: string;
  summary: string | null;
  content: string | null;
  company: { slug: string; name: string } | null;
};

/** The review that somebody wants to report; null for one that isn’t published. */
export async function reportedReview(ctx: Context, id: string): Promise<ReportableReview | null> {
  const found = isId(id) ? await readPublished(ctx.db, id) : null;
  if (!found) return null;
  const { operatorId, authorName, ...review } = found;
  const company = (await operatorFacts(ctx, [operatorId])).get(operatorId);
  return {
    ...review,
    authorName: authorName?.trim() || 'Anonymous',
    company: company ? { slug: company.slug, name: company.name } : null,
  };
}
